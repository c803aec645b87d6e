import { fireEvent, screen, waitFor } from '@testing-library/react';

/** Chooses an option of a `Select` by its label with the mouse, as soon as it can be chosen. */
export async function pickOption(label: string, option: string): Promise<void> {
  const found = await waitFor(async () => {
    const offered = (await openList(label)).find(({ title }) => title === option);
    if (!offered) throw new Error(`${label} does not offer ${option}.`);
    return offered;
  });
  fireEvent.click(found);
}

/** The options of a `Select`, as soon as it can be opened. */
export async function optionsOf(label: string): Promise<string[]> {
  return (await waitFor(() => openList(label))).map(({ title }) => title);
}

async function openList(label: string): Promise<HTMLElement[]> {
  const box = await screen.findByLabelText<HTMLInputElement>(label);
  if (box.disabled) throw new Error(`${label} is disabled.`);
  if (box.getAttribute('aria-expanded') !== 'true') fireEvent.mouseDown(box);
  const list = document.getElementById(`${box.id}_list`)?.closest('.ant-select-dropdown');
  return [...(list?.querySelectorAll<HTMLElement>('.ant-select-item-option') ?? [])];
}
