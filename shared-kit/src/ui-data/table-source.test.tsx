import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { startWorker, useWorkerSource, WorkerSource } from 'shared-kit/workers';
import { serveRows } from 'shared-kit/workers/inside';
import { useEffect } from 'react';
import { DataTable, type Column } from '.';

interface Pallet {
  id: string;
  name: string;
  weight: number;
}

const SIZE = 20_000;
const pallet = (index: number): Pallet => ({
  id: `p${String(index).padStart(5, '0')}`,
  name: `Pallet ${index}`,
  weight: (index * 7) % SIZE,
});
const PALLETS = Array.from({ length: SIZE }, (_, index) => pallet(index));
const COLUMNS: Column<Pallet>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'weight', title: 'Weight', kind: 'number', value: ({ weight }) => weight },
];
const keyOf = ({ id }: Pallet) => id;

/** The job of a worker that adds rows. Workers do not start here, so that it runs in the page, and answers a little later. */
const aJob = () =>
  serveRows<Pallet, Pallet[], undefined, true>({ rowKey: keyOf, compare: (one, other) => (one.id < other.id ? -1 : 1) }, (rows) => {
    rows.replace(COLUMNS, [], true);
    return (added) => {
      rows.put(added);
      return Promise.resolve(undefined);
    };
  });

type Source = WorkerSource<Pallet, Pallet[], undefined, true>;
let source: Source;

beforeEach(() => {
  source = new WorkerSource(
    () => startWorker(new URL('https://test/none.js')),
    () => Promise.resolve(aJob()),
  );
});

function Pallets({ rows = PALLETS }: { rows?: Pallet[] }) {
  const { source: own } = useWorkerSource(() => source);
  useEffect(() => void own.run(rows, { signal: new AbortController().signal }), [own, rows]);
  return <DataTable id="pallets" label="Pallets" source={own} columns={COLUMNS} rowKey={keyOf} />;
}

const add = (rows: Pallet[]) => act(() => source.run(rows, { signal: new AbortController().signal }));
const list = () => screen.getByRole('table', { name: 'Pallets' });
const names = () =>
  within(list())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const shows = (name: string) => waitFor(() => expect(names()[0]).toBe(name));

it('TABLE-01 (D-152) shows the first rows in the order of the URL', async () => {
  await renderWithKit(<Pallets />, { route: '/?sort=weight.desc' });
  await shows('Pallet 2857');
  expect(list()).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByText('20,000 rows')).toBeVisible();
});

it('TABLE-01, TABLE-02 (D-152) still shows rows while others are sorted and searched', async () => {
  const user = userEvent.setup();
  await renderWithKit(<Pallets />);
  await shows('Pallet 0');
  fireEvent.click(screen.getByRole('button', { name: 'Weight' }));
  expect(list()).toHaveAttribute('aria-busy', 'true');
  expect(names()[1]).toBe('Pallet 1');
  await waitFor(() => expect(names()[1]).toBe('Pallet 17143'));
  await user.type(screen.getByRole('searchbox'), 'pallet 1999');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('11 of 20,000 rows'));
  expect(list()).toHaveAttribute('aria-busy', 'false');
});

it('TABLE-05 (D-152) keeps a page until the rows of the next are here', async () => {
  await renderWithKit(<Pallets />);
  await shows('Pallet 0');
  // The rows beside the page are here.
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(names()[0]).toBe('Pallet 10');
  fireEvent.click(screen.getByRole('button', { name: 'Last page' }));
  expect(list()).toHaveAttribute('aria-busy', 'true');
  expect(names()).toHaveLength(10);
  await shows('Pallet 19990');
  expect(screen.getByText('19,991–20,000 of 20,000')).toBeVisible();
});

it('(D-152) does not move rows under the mouse, and shows those that wait when asked', async () => {
  const user = userEvent.setup();
  await renderWithKit(<Pallets rows={PALLETS.slice(5, 8)} />);
  await shows('Pallet 5');
  const over = Object.assign(new MouseEvent('pointermove', { bubbles: true }), { movementX: 3, movementY: 1 });
  fireEvent(within(list()).getByText('Pallet 5'), over);
  await add([{ ...pallet(6), weight: 1_234 }, pallet(0)]);
  await waitFor(() => expect(screen.getByText('3 of 4 rows · 1 new')).toBeVisible());
  expect(names()).toEqual(['Pallet 5', 'Pallet 6', 'Pallet 7']);
  expect(within(list()).getByText('1,234')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show 1 new row' }));
  await shows('Pallet 0');
});

it('(D-152) shows one long list with the rows near the box, wherever it is scrolled', async () => {
  // jsdom has no layout: this makes the box as high as 20 rows.
  for (const side of ['offsetHeight', 'clientHeight'] as const) jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(860);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
  await renderWithKit(<Pallets />, { route: '/?rows=all' });
  await shows('Pallet 0');
  expect(list()).toHaveAttribute('aria-rowcount', String(SIZE + 1));
  const box = list().parentElement!;
  box.scrollTop = 43 * 10_000;
  fireEvent.scroll(box);
  await waitFor(() => expect(within(list()).getByText('Pallet 10000')).toBeVisible());
  expect(within(list()).queryByText('Pallet 0')).toBeNull();
});

it('(D-152) prints the rows of all pages, though the page has only those on the screen', async () => {
  await renderWithKit(<Pallets rows={PALLETS.slice(0, 120)} />);
  await shows('Pallet 0');
  expect(source.read().rowAt(119)).toBeUndefined();
  await waitFor(() => expect(source.printed()).toHaveLength(120));
  await act(async () => void window.dispatchEvent(new Event('beforeprint')));
  expect(names()).toHaveLength(120);
  await act(async () => void window.dispatchEvent(new Event('afterprint')));
});

it('(D-152) shows cards on a small screen, and exports what the search finds', async () => {
  const user = userEvent.setup();
  let content = new Blob();
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => ((content = blob as Blob), 'blob:test'));
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
  await renderWithKit(<Pallets />, { route: '/?q=pallet 1999&columns=name' });
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Pallets' })).getAllByRole('listitem')[0]).toHaveTextContent('Pallet 1999'),
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Export table' }));
  await user.click(screen.getByRole('menuitem', { name: 'Rows found as CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const lines = (await content.text()).replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toHaveLength(12);
  expect(lines.slice(0, 2)).toEqual(['Name', 'Pallet 1999']);
});
