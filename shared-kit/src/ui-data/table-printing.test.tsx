import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderWithKit } from 'shared-kit/testing';
import { DataTable, type Column } from '.';

interface Pallet {
  name: string;
  seen: number;
}

const pallets = (count: number): Pallet[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Pallet ${index + 1}`, seen: Date.UTC(2024, 2, index + 1) }));
const NAME: Column<Pallet> = { key: 'name', title: 'Name', value: (row) => row.name };
const SEEN: Column<Pallet> = { key: 'seen', title: 'Seen', kind: 'date', relative: true, value: (row) => row.seen };
const ACTIONS: Column<Pallet> = { key: 'do', title: 'Actions', kind: 'actions', value: () => null, render: () => <button>Open</button> };

const keyOf = ({ name }: Pallet) => name;
const table = (count: number, columns: readonly Column<Pallet>[] = [NAME]) => (
  <DataTable id="pallets" label="Pallets" rows={pallets(count)} columns={columns} rowKey={keyOf} />
);
const rows = () =>
  within(screen.getByRole('table', { name: 'Pallets' }))
    .getAllByRole('row')
    .slice(1);

describe('printing', () => {
  const print = (phase: 'beforeprint' | 'afterprint') => act(async () => void window.dispatchEvent(new Event(phase)));

  it('shows all rows of all pages that pass the search, with exact times, the search and the date, and the page again afterwards', async () => {
    await renderWithKit(table(30, [NAME, SEEN, ACTIONS]));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'Pallet 2' } });
    expect(await screen.findByText('11 of 30 rows')).toBeVisible();
    expect(rows()).toHaveLength(10);
    await print('beforeprint');
    expect(rows().map((row) => row.textContent)).toEqual(
      [2, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29].map((day) => expect.stringMatching(new RegExp(`^Pallet ${day}3/${day}/24, `))),
    );
    expect(screen.getByText(/^Printed \w+, \w+ \d+, \d{4}.* · search: Pallet 2$/)).toBeVisible();
    await print('afterprint');
    expect(rows()).toHaveLength(10);
    expect(screen.queryByText(/^Printed/)).toBeNull();
  });

  it('shows at most 2,000 rows, and then says that the export has all', async () => {
    await renderWithKit(table(2001));
    await print('beforeprint');
    expect(rows()).toHaveLength(2000);
    expect(screen.getByText('The first 2,000 of 2,001 rows. The export has all of them.')).toBeVisible();
    await print('afterprint');
  });
});
