import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit } from '../../testing';
import { Button } from './button';

const pressed = jest.fn();

/** Moves on through three steps, and cannot after the last one. */
function Steps() {
  const [step, setStep] = useState(1);
  return (
    <>
      <Button
        disabled={step === 3}
        onClick={() => {
          pressed();
          setStep(step + 1);
        }}
      >
        Next
      </Button>
      <Button onClick={() => setStep(1)}>Again</Button>
    </>
  );
}

describe('a button whose own press disables it', () => {
  it('(D-133) keeps the focus, says that it is disabled, and does nothing more', async () => {
    const user = userEvent.setup();
    await renderWithKit(<Steps />);
    const next = screen.getByRole('button', { name: 'Next' });
    await user.tab();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(pressed).toHaveBeenCalledTimes(2);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Again' })).toHaveFocus();
    expect(next).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(next).toBeEnabled();
  });

  it('(D-133) cannot be reached by Tab when something else has disabled it', async () => {
    const user = userEvent.setup();
    await renderWithKit(
      <>
        <Button disabled>Save</Button>
        <Button>Cancel</Button>
      </>,
    );
    await user.tab();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});
