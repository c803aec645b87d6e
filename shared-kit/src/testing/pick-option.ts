import { fireEvent, screen, within } from '@testing-library/react';

/** Chooses an option of a `Select` by its label, as a person does with the mouse. */
export async function pickOption(label: string, option: string): Promise<void> {
  const box = await screen.findByLabelText(label);
  fireEvent.mouseDown(box);
  const list = await screen.findByText((_, element) => element?.id === `${box.id}_list` || element?.getAttribute('role') === 'listbox').then(
    (found) => found.closest<HTMLElement>('.ant-select-dropdown'),
  );
  if (!list) throw new Error(`The options of ${label} did not open.`);
  fireEvent.click(within(list).getByTitle(option));
}
