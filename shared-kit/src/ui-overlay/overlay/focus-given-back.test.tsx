import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusGivenBack } from './focus-given-back';

/** A dialog whose closing animation ends when "End" is pressed, and another one that may have been opened since. */
function Closing() {
  const [open, setOpen] = useState(false);
  const whenGone = useFocusGivenBack(open);
  return (
    <>
      <button onClick={() => setOpen(!open)}>Open or close</button>
      <div role="dialog" aria-label="Closing">
        <input aria-label="Of the closing one" />
      </div>
      <div role="dialog" aria-label="Next">
        <input aria-label="Of the next one" />
      </div>
      <button onMouseEnter={() => whenGone(screen.getByLabelText('Of the closing one'))}>End</button>
    </>
  );
}

it.each([
  ['goes back from the dialog that is gone', 'Of the closing one', 'Open or close'],
  ['stays in a dialog that was opened since', 'Of the next one', 'Of the next one'],
])('when the closing animation of a dialog ends, the focus %s', async (_what, focused, expected) => {
  const user = userEvent.setup();
  render(<Closing />);
  await user.click(screen.getByRole('button', { name: 'Open or close' }));
  await user.click(screen.getByRole('button', { name: 'Open or close' }));
  screen.getByLabelText(focused).focus();
  await user.hover(screen.getByRole('button', { name: 'End' }));
  expect(screen.getByRole(expected === 'Open or close' ? 'button' : 'textbox', { name: expected })).toHaveFocus();
});
