import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Confirms a dialog about something that will be lost, as users do. Also checks that it cannot be confirmed before its checkbox is ticked
 * (SHELL-15).
 *
 * @param title The name of the dialog.
 * @param button The name of the confirm button, such as "Remove 2 sessions".
 * @param loss The expected label of the checkbox; by default any.
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
