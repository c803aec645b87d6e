import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit } from 'shared-kit/testing';
import { DataTable, FilterToggle, useChoiceInUrl, type Column } from '.';

interface Count {
  id: string;
  name: string;
  total: number;
}

const COLUMNS: Column<Count>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'total', title: 'Total', kind: 'number', value: ({ total }) => total },
];
const keyOf = ({ id }: Count) => id;
const aCount = (name: string, total: number): Count => ({ id: name, name, total });
const LARGEST_FIRST = { orderBy: 'total', order: 'desc' } as const;
const onDelete = jest.fn();

/** A table whose rows another client changes. */
async function live(initial: Count[]) {
  let setRows: (rows: Count[]) => void = () => {};
  function Live() {
    const [rows, set] = useState(initial);
    setRows = set;
    return (
      <DataTable
        id="counts"
        label="Counts"
        rows={rows}
        columns={COLUMNS}
        rowKey={keyOf}
        defaultSorting={LARGEST_FIRST}
        selectable
        onDelete={onDelete}
      />
    );
  }
  await renderWithKit(<Live />);
  return { arrive: (rows: Count[]) => act(() => setRows(rows)) };
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const texts = () =>
  rows().map((row) =>
    [...row.children]
      .slice(1)
      .map((cell) => cell.textContent)
      .join(' '),
  );
const moveOver = (element: Element) =>
  fireEvent(element, Object.assign(new MouseEvent('pointermove', { bubbles: true }), { movementX: 3, movementY: 1 }));
const leave = () => fireEvent.pointerOut(rows()[0]!, { relatedTarget: document.body });

it('applies every change at once while the user does not point at the rows', async () => {
  const { arrive } = await live([aCount('A', 3), aCount('B', 2)]);
  arrive([aCount('A', 1), aCount('B', 2), aCount('C', 9)]);
  expect(texts()).toEqual(['C 9', 'B 2', 'A 1']);
});

it('TABLE-02 says that the rows found are gone when they have been removed, and blames the spelling only of a search without any (D-149)', async () => {
  const user = userEvent.setup();
  const { arrive } = await live([aCount('Dock', 3), aCount('Gate', 2)]);
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(search, 'dock');
  await waitFor(() => expect(texts()).toEqual(['Dock 3']));
  arrive([aCount('Gate', 2)]);
  expect(screen.getByText('The rows that did are gone or have changed.')).toBeVisible();
  await user.type(search, 'x');
  expect(await screen.findByText('Check the spelling or use fewer words.')).toBeVisible();
});

it('does not move rows under the mouse: values change in place, new rows wait, removed ones are marked', async () => {
  const { arrive } = await live([aCount('A', 3), aCount('B', 2), aCount('D', 1)]);
  moveOver(rows()[0]!);
  arrive([aCount('A', 1), aCount('B', 2), aCount('C', 9)]);
  expect(texts()).toEqual(['A 1', 'B 2', 'Removed: D 1']);
  expect(screen.getByRole('checkbox', { name: 'Select D' })).toBeDisabled();
  expect(screen.getByText('3 rows · 1 new')).toBeVisible();
  leave();
  expect(texts()).toEqual(['C 9', 'B 2', 'A 1']);
  expect(screen.queryByRole('button', { name: /new row/ })).toBeNull();
});

it('shows the waiting rows when their button is pressed', async () => {
  const user = userEvent.setup();
  const { arrive } = await live([aCount('A', 3)]);
  moveOver(rows()[0]!);
  arrive([aCount('A', 3), aCount('C', 9)]);
  await user.click(screen.getByRole('button', { name: 'Show 1 new row' }));
  expect(texts()).toEqual(['C 9', 'A 3']);
});

it('applies changes under a mouse that does not move', async () => {
  const { arrive } = await live([aCount('A', 3)]);
  fireEvent(rows()[0]!, Object.assign(new MouseEvent('pointermove', { bubbles: true }), { movementX: 0, movementY: 0 }));
  arrive([aCount('A', 3), aCount('C', 9)]);
  expect(texts()).toEqual(['C 9', 'A 3']);
});

it('does not move rows while one has the focus by keyboard', async () => {
  const user = userEvent.setup();
  const { arrive } = await live([aCount('A', 3)]);
  screen.getByRole('checkbox', { name: 'Select all' }).focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowLeft}');
  expect(screen.getByRole('checkbox', { name: 'Select A' })).toHaveFocus();
  arrive([aCount('A', 3), aCount('C', 9)]);
  expect(texts()).toEqual(['A 3']);
  act(() => screen.getByRole('searchbox').focus());
  expect(texts()).toEqual(['C 9', 'A 3']);
});

it('TABLE-01 applies the new order at once when the user sorts', async () => {
  const user = userEvent.setup();
  const { arrive } = await live([aCount('A', 3), aCount('B', 2)]);
  moveOver(rows()[0]!);
  arrive([aCount('A', 3), aCount('B', 2), aCount('C', 9)]);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(texts()).toEqual(['A 3', 'B 2', 'C 9']);
});

it('TABLE-03 selects all except removed rows, and passes on their current values', async () => {
  const user = userEvent.setup();
  const { arrive } = await live([aCount('A', 3), aCount('B', 2)]);
  moveOver(rows()[0]!);
  arrive([aCount('A', 1)]);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 row · 1 selected');
  await user.click(screen.getByRole('button', { name: 'Remove selected' }));
  expect(onDelete).toHaveBeenLastCalledWith([aCount('A', 1)]);
});

it('TABLE-07 never passes a removed row to onDelete, though it is still shown', async () => {
  const user = userEvent.setup();
  const { arrive } = await live([aCount('A', 3), aCount('B', 2)]);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  moveOver(rows()[0]!);
  arrive([aCount('A', 3)]);
  expect(texts()).toEqual(['A 3', 'Removed: B 2']);
  await user.click(screen.getByRole('button', { name: 'Remove selected' }));
  expect(onDelete).toHaveBeenCalledWith([aCount('A', 3)]);
});

describe('what screen readers announce', () => {
  const announced = () => screen.getByRole('status').textContent;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ADD-42 (D-133) arriving rows are announced at most once in 30 s, however many come', async () => {
    const { arrive } = await live([aCount('A', 1)]);
    const counts = new Set<string>();
    for (let second = 0; second < 65; second++) {
      arrive(Array.from({ length: second + 2 }, (_, index) => aCount(`Count ${index}`, index)));
      act(() => jest.advanceTimersByTime(1_000));
      if (announced() !== '') counts.add(announced());
    }
    expect(screen.getByText('66 rows')).toBeVisible();
    expect(counts.size).toBe(2);
  });

  it('(D-133) the page that the user turned to, its selection and its search are announced at once', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await live(Array.from({ length: 60 }, (_, index) => aCount(`Count ${index}`, index)));
    expect(announced()).toBe('');
    await user.click(screen.getByRole('button', { name: 'Last page' }));
    expect(announced()).toMatch(/^60 rows · \d+–60 of 60$/);
    await user.click(screen.getByRole('checkbox', { name: 'Select Count 0' }));
    expect(announced()).toMatch(/^60 rows · 1 selected · /);
    await user.type(screen.getByRole('searchbox'), 'Count 59');
    act(() => jest.advanceTimersByTime(1_000));
    expect(announced()).toBe('1 of 60 rows · 1 selected');
  });

  it('(D-133) a filter that leaves no row is announced too, and what comes back without it', async () => {
    function Filtered() {
      const [shown, choose] = useChoiceInUrl('shown', ['none']);
      return (
        <DataTable
          id="counts"
          label="Counts"
          rows={shown === 'none' ? [] : [aCount('A', 1), aCount('B', 2)]}
          columns={COLUMNS}
          rowKey={keyOf}
          filters={<FilterToggle name="Heavy" on={shown === 'none'} onChange={(on) => choose(on ? 'none' : undefined)} />}
        />
      );
    }
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await renderWithKit(<Filtered />);
    const status = screen.getByRole('status');
    await user.click(screen.getByRole('button', { name: 'Heavy' }));
    expect(announced()).toBe('0 rows');
    await user.click(screen.getByRole('button', { name: 'Heavy' }));
    expect(announced()).toBe('2 rows');
    expect(screen.getByRole('status')).toBe(status);
  });

  it('(D-133) a selected row that somebody else removes is no doing of the user', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { arrive } = await live([aCount('A', 1), aCount('B', 2)]);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(announced()).toBe('2 rows · 2 selected');
    await user.click(document.body);
    arrive([aCount('A', 1)]);
    expect(announced()).toBe('2 rows · 2 selected');
  });
});
