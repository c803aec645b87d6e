import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tellsFullTime } from 'shared-kit/ui-core';
import { renderWithKit } from 'shared-kit/testing';

const FULL = 'Sunday, November 22, 2026 at 3:00:00 PM UTC';
const opened = jest.fn();

const render = () =>
  renderWithKit(
    <ul {...tellsFullTime}>
      <li>
        <button type="button" onClick={opened}>
          Open
        </button>{' '}
        <span role="presentation" onClick={opened}>
          <time title={FULL}>10 hours ago</time>
        </span>
      </li>
      <li>
        <button type="button">Another</button>
      </li>
    </ul>,
  );

/** The click event of a tap. */
const touch = (element: Element) =>
  fireEvent(element, Object.assign(new MouseEvent('click', { bubbles: true, cancelable: true }), { pointerType: 'touch' }));

const tip = () => screen.queryByRole('tooltip');

beforeEach(() => opened.mockClear());

it('ADD-COMPANY-06 shows the full time while an element in the same list item has the focus', async () => {
  await render();
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(FULL);
  expect(screen.getByRole('button', { name: 'Open' })).toHaveAccessibleDescription(FULL);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Another' })).toHaveFocus();
  expect(tip()).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).not.toHaveAccessibleDescription();
});

it('ADD-COMPANY-06 shows the full time when the user taps it, without opening the item', async () => {
  await render();
  touch(screen.getByText('10 hours ago'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(FULL);
  expect(opened).not.toHaveBeenCalled();
  touch(screen.getByRole('button', { name: 'Open' }));
  expect(opened).toHaveBeenCalledTimes(1);
  fireEvent.scroll(window);
  await waitFor(() => expect(tip()).toBeNull());
});

it('ADD-COMPANY-06 a mouse click on the time opens the item and shows no tip', async () => {
  await render();
  await userEvent.click(screen.getByText('10 hours ago'));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(tip()).toBeNull();
});
