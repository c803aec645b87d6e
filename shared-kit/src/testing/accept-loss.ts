import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Confirms the question about something that will be lost, as people do, and proves on the way that nobody can confirm it
 * before its checkbox is ticked (SHELL-15).
 *
 * @param title The name of the dialog.
 * @param button The name of the button that does what is asked, such as "Remove 2 sessions".
 * @param loss What the label of the checkbox must say, where a test asks for more than that it has one.
 */
export async function acceptLoss(title: string, button: string, loss: string | RegExp = /\S/): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const confirm = dialog.getByRole('button', { name: button });
  const checkbox = dialog.getByRole('checkbox', { name: loss });
  expect(checkbox).not.toBeChecked();
  expect(confirm).toBeDisabled();
  await userEvent.click(checkbox);
  expect(confirm).toBeEnabled();
  await userEvent.click(confirm);
}
