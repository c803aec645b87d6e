import { fireEvent, screen, waitFor } from '@testing-library/react';

/** Chooses an option of a `Select` by its label, as a person does with the mouse, as soon as it can be chosen. */
export async function pickOption(label: string, option: string): Promise<void> {
  const box = await screen.findByLabelText<HTMLInputElement>(label);
  const found = await waitFor(() => {
    if (box.disabled) throw new Error(`${label} is disabled.`);
    fireEvent.mouseDown(box);
    const list = document.getElementById(`${box.id}_list`)?.closest('.ant-select-dropdown');
    const offered = [...(list?.querySelectorAll<HTMLElement>('.ant-select-item-option') ?? [])].find(({ title }) => title === option);
    if (!offered) throw new Error(`${label} does not offer ${option}.`);
    return offered;
  });
  fireEvent.click(found);
}
