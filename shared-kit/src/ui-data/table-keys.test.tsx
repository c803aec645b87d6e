import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { DataTable, type Column } from '.';

interface Dock {
  id: string;
  name: string;
}

const DOCKS: Dock[] = Array.from({ length: 12 }, (_, index) => ({ id: `d${index}`, name: `Dock ${index + 1}` }));
const COLUMNS: Column<Dock>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'note', title: 'Note', value: () => 'free', sortable: false },
  {
    key: 'actions',
    title: 'Actions',
    value: () => null,
    sortable: false,
    render: ({ name }) => (
      <>
        <button>Open {name}</button>
        <button>Close {name}</button>
      </>
    ),
  },
];
const keyOf = ({ id }: Dock) => id;

const start = async () => {
  const user = userEvent.setup();
  await renderWithKit(<DataTable id="docks" label="Docks" rows={DOCKS} columns={COLUMNS} rowKey={keyOf} selectable />);
  screen.getByRole('button', { name: 'Name' }).focus();
  return user;
};
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

it('arrows, Home and End move the focus from cell to cell', async () => {
  const user = await start();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Dock 1');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getAllByRole('row')[2]?.children[2]);
  await user.keyboard('{Home}');
  expect(focused()).toBe('Select Dock 2');
  await user.keyboard('{Control>}{End}{/Control}');
  expect(document.activeElement).toBe(screen.getAllByRole('row').at(-1)?.lastElementChild);
  await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
  expect(focused()).toBe('Select all');
});

it('Enter enters a cell with several controls, arrows move among them, and Escape leaves the cell', async () => {
  const user = await start();
  await user.keyboard('{ArrowDown}{End}{Enter}');
  expect(focused()).toBe('Open Dock 1');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Close Dock 1');
  await user.keyboard('{Escape}');
  expect(document.activeElement?.tagName).toBe('TD');
});

it('TABLE-05 PageDown and PageUp turn pages', async () => {
  const user = await start();
  await user.keyboard('{ArrowDown}{PageDown}');
  expect(screen.getByText('11–12 of 12')).toBeVisible();
  await waitFor(() => expect(focused()).toBe('Dock 11'));
  await user.keyboard('{PageUp}');
  expect(screen.getByText('1–10 of 12')).toBeVisible();
  await waitFor(() => expect(focused()).toBe('Dock 1'));
});

it('TABLE-03 Space selects a row, with Shift a range, and Control and A all rows', async () => {
  const user = await start();
  await user.keyboard('{ArrowDown}{ArrowRight} ');
  expect(screen.getByRole('checkbox', { name: 'Select Dock 1' })).toBeChecked();
  await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  expect(screen.getByRole('status')).toHaveTextContent('3 selected');
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByRole('status')).toHaveTextContent('12 selected');
});

it('TABLE-03 a click with Shift selects the rows since the last click, in the shown order', async () => {
  const user = await start();
  await user.click(screen.getByRole('checkbox', { name: 'Select Dock 6' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Dock 3' }));
  await user.keyboard('{/Shift}');
  const checked = within(screen.getByRole('table')).getAllByRole('checkbox', { checked: true });
  expect(checked.map((box) => box.getAttribute('aria-label'))).toEqual([
    'Select Dock 3',
    'Select Dock 4',
    'Select Dock 5',
    'Select Dock 6',
  ]);
});

it('Tab goes from control to control', async () => {
  const user = await start();
  await user.tab();
  expect(focused()).toBe('Select Dock 1');
  await user.tab();
  expect(focused()).toBe('Open Dock 1');
});
