import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Confirms a dialog about something that will be lost, as users do. Also checks that it cannot be confirmed before its checkbox is ticked, and
 * that nothing has been sent until then (SHELL-15).
 *
 * @param title The name of the dialog.
 * @param button The name of the confirm button, such as "Remove 2 sessions".
 * @param loss The expected label of the checkbox; by default any.
 * @param sent What the page has sent so far, such as the calls of the API's double.
 */
export async function acceptLoss(
  title: string,
  button: string,
  loss: string | RegExp = /\S/,
  sent: readonly unknown[] = [],
): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const confirm = dialog.getByRole('button', { name: button });
  const checkbox = dialog.getByRole('checkbox', { name: loss });
  expect(checkbox).not.toBeChecked();
  expect(confirm).toBeDisabled();
  await userEvent.click(checkbox);
  expect(confirm).toBeEnabled();
  expect(sent).toEqual([]);
  await userEvent.click(confirm);
}
