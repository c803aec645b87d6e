import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { Route, Routes } from 'shared-kit/host/router';
import { useLocation, useNavigate } from 'shared-kit/router';
import { DataTable, type Column } from '.';

interface Dock {
  id: string;
  name: string;
  trucks: number;
}

const DOCKS: Dock[] = Array.from({ length: 24 }, (_, index) => ({ id: `d${index}`, name: `Dock ${index + 1}`, trucks: (index * 7) % 24 }));
const COLUMNS: Column<Dock>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'trucks', title: 'Trucks', kind: 'number', value: ({ trucks }) => trucks },
];
const keyOf = ({ id }: Dock) => id;

function Docks({ id = 'docks', urlNaming }: { id?: string; urlNaming?: 'plain' | 'named' | 'none' }) {
  return <DataTable id={id} label={id} rows={DOCKS} columns={COLUMNS} rowKey={keyOf} urlNaming={urlNaming} />;
}

function CurrentUrl() {
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  return (
    <>
      <p>at {pathname}</p>
      <button onClick={() => void navigate('/away')}>Away</button>
      <output aria-label="query">{decodeURIComponent(search)}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const page = (tables: React.ReactNode) => (
  <>
    {tables}
    <CurrentUrl />
  </>
);
const firstRow = (name = 'docks') => within(screen.getByRole('table', { name })).getAllByRole('row')[1];
const urlQuery = () => screen.getByRole('status', { name: 'query' }).textContent;

it('TABLE-01, TABLE-02, TABLE-05 the URL overrides stored settings', async () => {
  localStorage.setItem('table.docks', JSON.stringify({ orderBy: 'name', order: 'asc', dense: false, rowsPerPage: 50 }));
  await renderWithKit(page(<Docks />), { route: '/?q=dock&sort=trucks.desc&page=2&rows=5' });
  expect(screen.getByRole('searchbox')).toHaveValue('dock');
  expect(screen.getByText('6–10 of 24')).toBeVisible();
  expect(firstRow()).toHaveTextContent('18');
});

it('TABLE-01, TABLE-05 Back undoes sorting and turning pages', async () => {
  const user = userEvent.setup();
  await renderWithKit(page(<Docks />));
  await user.click(screen.getByRole('button', { name: 'Trucks' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(urlQuery()).toBe('?sort=trucks.asc&page=2');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('1–10 of 24')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(firstRow()).toHaveTextContent('Dock 1');
  expect(screen.getByRole('columnheader', { name: 'Trucks' })).not.toHaveAttribute('aria-sort');
});

it('TABLE-05 (D-148) each Back goes back, also after sorting and opening another page', async () => {
  const user = userEvent.setup();
  const routes = (
    <Routes>
      <Route path="/away" element={null} />
      <Route path="/" element={<Docks />} />
    </Routes>
  );
  await renderWithKit(page(routes));
  await user.click(screen.getByRole('button', { name: 'Trucks' }));
  await user.click(screen.getByRole('button', { name: 'Away' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(urlQuery()).toBe('?sort=trucks.asc');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(urlQuery()).toBe('');
  expect(screen.getByRole('columnheader', { name: 'Trucks' })).not.toHaveAttribute('aria-sort');
  // Nor does the next change of the URL bring the stored order back.
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(urlQuery()).toBe('?page=2');
});

it('TABLE-02 a search is one history entry, however often its text changes', async () => {
  await renderWithKit(page(<Docks />), { route: '/?page=2' });
  jest.useFakeTimers();
  for (const text of ['d', 'do', 'dock 1']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    act(() => jest.advanceTimersByTime(300));
  }
  expect(urlQuery()).toBe('?q=dock+1');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByText('11–20 of 24')).toBeVisible();
});

it('TABLE-02 keeps what is typed while a search is running', async () => {
  await renderWithKit(page(<Docks />));
  jest.useFakeTimers();
  const box = screen.getByRole('searchbox');
  fireEvent.change(box, { target: { value: 'dock' } });
  act(() => jest.advanceTimersByTime(299));
  fireEvent.change(box, { target: { value: 'dock 2' } });
  act(() => jest.advanceTimersByTime(299));
  expect(box).toHaveValue('dock 2');
  expect(urlQuery()).toBe('');
});

it('TABLE-02 searches at once when the box loses the focus, so that a later needle does not undo a navigation', async () => {
  await renderWithKit(page(<Docks />));
  jest.useFakeTimers();
  const box = screen.getByRole('searchbox');
  act(() => box.focus());
  fireEvent.change(box, { target: { value: 'dock 2' } });
  act(() => box.blur());
  expect(urlQuery()).toBe('?q=dock+2');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  act(() => jest.advanceTimersByTime(1000));
  expect(urlQuery()).toBe('');
});

it('TABLE-02 keeps the rows between pointerdown and click right after typing, and searches before the click navigates', async () => {
  await renderWithKit(page(<Docks />));
  jest.useFakeTimers();
  const box = screen.getByRole('searchbox');
  const away = screen.getByRole('button', { name: 'Away' });
  act(() => box.focus());
  fireEvent.change(box, { target: { value: 'dock 24' } });
  fireEvent.pointerDown(away);
  act(() => box.blur());
  expect(firstRow()).toHaveTextContent('Dock 1');
  expect(urlQuery()).toBe('');
  fireEvent.click(away);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('at /away')).toBeVisible();
});

it('TABLE-08 writes stored settings into the URL, so that a shared link is complete', async () => {
  localStorage.setItem('table.docks', JSON.stringify({ orderBy: 'trucks', order: 'desc', dense: true, rowsPerPage: 5 }));
  await renderWithKit(page(<Docks />), { route: '/?tab=acme' });
  expect(urlQuery()).toBe('?tab=acme&sort=trucks.desc&rows=5');
  expect(screen.getByText('1–5 of 24')).toBeVisible();
});

it('TABLE-08 two tables of a page keep separate settings in the URL, also when both change at the same time', async () => {
  for (const id of ['in', 'out'])
    localStorage.setItem(`table.${id}`, JSON.stringify({ orderBy: 'trucks', order: 'desc', rowsPerPage: 10 }));
  const user = userEvent.setup();
  await renderWithKit(
    page(
      <>
        <Docks id="in" urlNaming="named" />
        <Docks id="out" urlNaming="named" />
      </>,
    ),
  );
  expect(urlQuery()).toBe('?in.sort=trucks.desc&out.sort=trucks.desc');
  await user.click(screen.getAllByRole('button', { name: 'Name' })[1]!);
  expect(urlQuery()).toBe('?in.sort=trucks.desc&out.sort=name.asc');
  expect(firstRow('in')).toHaveTextContent('23');
});

it('a table in a dialog does not change the URL', async () => {
  const user = userEvent.setup();
  await renderWithKit(page(<Docks urlNaming="none" />), { route: '/?q=nowhere' });
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('11–20 of 24')).toBeVisible();
  expect(urlQuery()).toBe('?q=nowhere');
});

it.each(['sort=gone.asc', 'page=900', 'page=-2', 'rows=7', 'columns=gone', 'q=%00'])(
  'shows the table when the URL has the invalid %s',
  async (query) => {
    await renderWithKit(page(<Docks />), { route: `/?${query}` });
    expect(screen.getByRole('table', { name: 'docks' })).toBeVisible();
  },
);
