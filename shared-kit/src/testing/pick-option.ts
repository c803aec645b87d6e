import { fireEvent, screen, waitFor } from '@testing-library/react';

/** Chooses an option of a `Select` or a `FilterChip` by its label with the mouse, as soon as it can be chosen. */
export async function pickOption(label: string, option: string): Promise<void> {
  const found = await waitFor(async () => {
    const offered = (await openList(label)).find(({ title }) => title === option);
    if (!offered) throw new Error(`${label} does not offer ${option}.`);
    return offered;
  });
  fireEvent.click(found);
}

/** The options of a `Select` or a `FilterChip`, as soon as it can be opened. */
export async function optionsOf(label: string): Promise<string[]> {
  return (await waitFor(() => openList(label))).map(({ title }) => title);
}

async function openList(label: string): Promise<HTMLElement[]> {
  const box = await screen.findByLabelText<HTMLInputElement | HTMLButtonElement>(label, { selector: '[role=combobox]' });
  if (box.disabled) throw new Error(`${label} is disabled.`);
  const isChip = box instanceof HTMLButtonElement;
  if (box.getAttribute('aria-expanded') !== 'true') fireEvent[isChip ? 'click' : 'mouseDown'](box);
  if (isChip) return [...document.getElementById(box.getAttribute('aria-controls')!)!.querySelectorAll<HTMLElement>('[role=option]')];
  const list = document.getElementById(`${box.id}_list`)?.closest('.ant-select-dropdown');
  return [...(list?.querySelectorAll<HTMLElement>('.ant-select-item-option') ?? [])];
}
