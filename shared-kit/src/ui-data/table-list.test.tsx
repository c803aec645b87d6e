import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { DataTable, type Column } from '.';
import type { DataTableProps } from './state/use-data-table';

interface Pallet {
  id: string;
  name: string;
  weight: number;
}

const SIZE = 20_000;
const PALLETS: Pallet[] = Array.from({ length: SIZE }, (_, index) => ({
  id: `p${index}`,
  name: `Pallet ${index}`,
  weight: (index * 7) % SIZE,
}));
const COLUMNS: Column<Pallet>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'weight', title: 'Weight', kind: 'number', value: ({ weight }) => weight },
];
const keyOf = ({ id }: Pallet) => id;
const table = (props: Partial<DataTableProps<Pallet>> = {}) => (
  <DataTable id="pallets" label="Pallets" rows={PALLETS} columns={COLUMNS} rowKey={keyOf} selectable {...props} />
);

const list = () => screen.getByRole('table', { name: 'Pallets' });
const rows = () => within(list()).getAllByRole('row').slice(1);

beforeEach(() => {
  // jsdom has no layout: this makes the box as high as 20 rows.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(860);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(860);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
});

it('renders only the rows near the box, with aria-rowcount and aria-rowindex', async () => {
  await renderWithKit(table(), { route: '/?rows=all' });
  await waitFor(() => expect(rows().length).toBeGreaterThan(20));
  expect(rows().length).toBeLessThan(40);
  expect(list()).toHaveAttribute('aria-rowcount', String(SIZE + 1));
  expect(rows()[0]).toHaveAttribute('aria-rowindex', '2');
  const box = list().parentElement!;
  box.scrollTop = 43 * 10_000;
  fireEvent.scroll(box);
  await waitFor(() => expect(within(list()).getByText('Pallet 10000')).toBeVisible());
  expect(within(list()).queryByText('Pallet 0')).toBeNull();
});

it('TABLE-08 one list is switched on and off at the pager, and stored', async () => {
  const user = userEvent.setup();
  const page = await renderWithKit(table());
  await user.click(screen.getByRole('switch', { name: 'One long list' }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(20));
  expect(screen.queryByRole('combobox', { name: 'Rows per page' })).toBeNull();
  page.unmount();
  await renderWithKit(table());
  await waitFor(() => expect(rows().length).toBeGreaterThan(20));
  await user.click(screen.getByRole('switch', { name: 'One long list' }));
  expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('10');
  expect(rows()).toHaveLength(10);
});

it('TABLE-01, TABLE-02 sorts and searches many rows of a list at once', async () => {
  const user = userEvent.setup();
  await renderWithKit(table());
  await user.click(screen.getByRole('button', { name: 'Weight' }));
  await user.click(screen.getByRole('button', { name: 'Weight' }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('19,999'));
  await user.type(screen.getByRole('searchbox'), 'pallet 1999');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('11 of 20,000 rows'));
  expect(list()).toHaveAttribute('aria-busy', 'false');
});

it('TABLE-03 selects all rows of one list', async () => {
  const user = userEvent.setup();
  await renderWithKit(table(), { route: '/?rows=all' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByRole('status')).toHaveTextContent('20,000 rows · 20,000 selected');
});

it('Control and End goes to the last row of one list, and Tab leaves the rows', async () => {
  const user = userEvent.setup();
  jest.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(function (this: HTMLElement, options?: unknown) {
    this.scrollTop = (options as ScrollToOptions).top ?? 0;
    // In a browser, too, the event comes in a later frame.
    setTimeout(() => fireEvent.scroll(this));
  });
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(43 * SIZE + 37);
  await renderWithKit(table(), { route: '/?rows=all' });
  await waitFor(() => expect(rows().length).toBeGreaterThan(20));
  screen.getByRole('checkbox', { name: 'Select Pallet 0' }).focus();
  await user.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', String(SIZE + 1)));
  await user.keyboard('{Home}');
  expect(screen.getByRole('checkbox', { name: `Select Pallet ${SIZE - 1}` })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('switch', { name: 'One long list' })).toHaveFocus();
});
