import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'shared-kit/router';
import { renderWithKit } from 'shared-kit/testing';
import { DataTable, type Column } from '.';

interface Box {
  id: string;
  name: string;
  note: string;
  total: number;
}

const BOXES: Box[] = [
  { id: 'a', name: 'Alpha', note: 'on top', total: 7 },
  { id: 'b', name: 'Beta', note: '', total: 0 },
];
const COLUMNS: Column<Box>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name, render: ({ id, name }) => <Link to={`/box/${id}`}>{name}</Link> },
  { key: 'code', title: 'Code', value: ({ id }) => `code-${id}`, mergedInto: 'name' },
  { key: 'note', title: 'Note', value: ({ note }) => note },
  { key: 'total', title: 'Total', kind: 'number', value: ({ total }) => total },
  {
    key: 'actions',
    title: 'Actions',
    kind: 'actions',
    value: () => null,
    render: ({ name }) => <button type="button">{`Open ${name}`}</button>,
  },
];
const keyOf = ({ id }: Box) => id;

function Where() {
  return <p>{`at ${useLocation().pathname}`}</p>;
}
const open = (rows = BOXES, route?: string) =>
  renderWithKit(
    <>
      <Where />
      <DataTable id="boxes" label="Boxes" rows={rows} columns={COLUMNS} rowKey={keyOf} selectable />
    </>,
    { route },
  );

const onSmallScreen = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        ...new EventTarget(),
        matches: true,
        media,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );

afterEach(() => {
  getSelection()?.removeAllRanges();
});

describe('a click in a row', () => {
  it('TABLE-01 opens the link of the first cell unless it hits a control', async () => {
    await open();
    await userEvent.click(screen.getByRole('cell', { name: 'on top' }));
    expect(await screen.findByText('at /box/a')).toBeVisible();
  });

  it('TABLE-03 only runs the control that it hits', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Open Alpha' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Alpha' }));
    expect(screen.getByRole('checkbox', { name: 'Select Alpha' })).toBeChecked();
    expect(screen.getByText('at /')).toBeVisible();
  });

  it('TABLE-01 opens nothing while text is selected', async () => {
    await open();
    getSelection()?.selectAllChildren(screen.getByRole('cell', { name: 'on top' }));
    screen.getByRole('cell', { name: 'on top' }).click();
    expect(screen.getByText('at /')).toBeVisible();
  });
});

describe('columns', () => {
  it('TABLE-01 sort the rows, except columns of actions', async () => {
    await open();
    const heads = within(screen.getAllByRole('row')[0]!);
    expect(heads.getByRole('button', { name: 'Total' })).toBeVisible();
    expect(heads.queryByRole('button', { name: 'Actions' })).toBeNull();
  });

  it('TABLE-02 with within have no cells, and are searched with their column', async () => {
    await open();
    expect(screen.queryByRole('columnheader', { name: 'Code' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'CODE-B');
    expect(await screen.findByText('1 of 2 rows')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Beta' })).toBeVisible();
  });
});

describe('cards', () => {
  it('TABLE-01 leave out empty values, and open their link on a click', async () => {
    onSmallScreen();
    await open();
    const [alpha, beta] = screen.getAllByRole('listitem');
    expect(within(alpha!).getByText('Note')).toBeVisible();
    expect(within(beta!).queryByText('Note')).toBeNull();
    // 0 is not an empty value.
    expect(within(beta!).getByText('0')).toBeVisible();
    expect(within(beta!).getByRole('button', { name: 'Open Beta' })).toBeVisible();
    await userEvent.click(within(alpha!).getByText('on top'));
    expect(await screen.findByText('at /box/a')).toBeVisible();
  });
});

it.each(['joao conceicao', 'JOÃO', 'Joa\u0303o', 'istanbul'])(
  'TABLE-02 finds a name by %p, ignoring case, accents and their encoding',
  async (search) => {
    const name = 'João Conceição, İstanbul';
    await open([BOXES[0]!, { ...BOXES[1]!, name }], `/?q=${encodeURIComponent(search)}`);
    expect(screen.getByText('1 of 2 rows')).toBeVisible();
    expect(screen.getByRole('link', { name })).toBeVisible();
  },
);
