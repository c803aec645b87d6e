import { screen, waitFor, within } from '@testing-library/react';
import { docPaths, firestorePaths, partFilter, type AddressRecord, type Session } from 'shared-kit/model';
import { aRecord, aSession, recordDocuments, sessionDocument } from 'shared-kit/testing';
import { aStore, NORTH, NORTH_PATH, renderPage } from '../testing/render-page';
import { write } from '../testing/write';

const PATH = `${NORTH_PATH}/where`;
const at = (day: number, hour = 10) => Date.UTC(2024, 2, day, hour);

const seen = (address: string, day: number, sku: string) =>
  aRecord({ address, checkedAt: at(day), labels: [{ name: 'Pallet', valid: true, data: { SKU: sku } }] });

const session = (id: string, day: number, records: AddressRecord[], given: Partial<Session> = {}) => ({
  ...sessionDocument(
    NORTH,
    aSession({ id, name: `Aisle ${id}`, startTime: at(day, 8), endTime: at(day, 12), total: records.length, ...given }),
  ),
  ...recordDocuments({ ...NORTH, session: id }, records),
});

/** What the platform stores of an ended session. */
const contents = (id: string, day: number, records: AddressRecord[]) => ({
  [`${firestorePaths.contents(NORTH)}/0:${id}`]: {
    session: id,
    startTime: new Date(at(day, 8)),
    first: 0,
    parts: 1,
    filters: [partFilter(records)],
    address: records[0]?.address ?? '',
  },
});

const RECORDS = {
  1: [seen('A1', 1, 'X1'), seen('A2', 1, 'X2')],
  2: [seen('A3', 2, 'X1')],
  3: [seen('A4', 3, 'X9')],
};
const THREE = { ...session('1', 1, RECORDS[1]), ...session('2', 2, RECORDS[2]), ...session('3', 3, RECORDS[3]) };
const FILTERS = { ...contents('1', 1, RECORDS[1]), ...contents('2', 2, RECORDS[2]), ...contents('3', 3, RECORDS[3]) };

const openFor = (text: string, documents: Record<string, Record<string, unknown>> = { ...THREE, ...FILTERS }) =>
  renderPage(`${PATH}?${new URLSearchParams({ q: text })}`, { documents });

const earlier = async () => {
  const heading = await screen.findByRole('heading', { name: 'Before that' });
  return within(heading.closest('section')!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('where something was seen last', () => {
  it('ADD-81 is asked by a field, and answered with address, time, session, and what was before', async () => {
    const { user } = await renderPage(PATH, { documents: { ...THREE, ...FILTERS } });
    await user.type(await screen.findByRole('searchbox', { name: 'Barcode, field or address' }), ' x1 {Enter}');
    expect(await screen.findByRole('heading', { name: 'Last seen at A3' })).toBeVisible();
    const answer = within(screen.getByRole('region', { name: 'Last seen at A3' }));
    expect(answer.getByRole('link', { name: 'Aisle 2' })).toHaveAttribute('href', `${NORTH_PATH}/sessions/2?q=A3`);
    expect(answer.getByText(/ago$/)).toHaveAttribute('title', expect.stringContaining('2024'));
    expect(screen.getByRole('region', { name: 'Last seen at A3' })).toHaveTextContent('found by SKU');
    expect(await earlier()).toEqual([expect.stringMatching(/^A1.*Aisle 1.*SKU: X1$/)]);
    expect(screen.getByText(/^Searched in 3 sessions, since Mar 1, 2024\./)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Last seen at A3, .* ago, in Aisle 2$/));
  });

  it('ADD-81 the text stands in the URL, so that a link leads to the answer', async () => {
    const { user } = await openFor('X9');
    expect(await screen.findByRole('heading', { name: 'Last seen at A4' })).toBeVisible();
    const field = screen.getByRole('searchbox');
    expect(field).toHaveValue('X9');
    await user.clear(field);
    await user.type(field, 'X2{Enter}');
    expect(await screen.findByRole('heading', { name: 'Last seen at A2' })).toBeVisible();
  });

  it('ADD-81 an address is answered with its last reading', async () => {
    await openFor('A2');
    expect(await screen.findByRole('heading', { name: 'Last reading of A2' })).toBeVisible();
    expect(screen.getByText('SKU: X2')).toBeVisible();
  });

  it('ADD-81 an address stands in the title alone, not at each of its readings', async () => {
    const again = [seen('A2', 3, 'X9')];
    await openFor('A2', { ...THREE, ...FILTERS, ...session('3', 3, again), ...contents('3', 3, again) });
    expect(await screen.findByRole('region', { name: 'Last reading of A2' })).not.toHaveTextContent('found by');
    expect(await earlier()).toEqual([expect.stringMatching(/^[^A].* agoAisle 1(?!.*(A2|found by))/)]);
  });

  it('ADD-81 an answer without a reading says what was searched, and what to do', async () => {
    const { user } = await renderPage(PATH, { documents: { ...THREE, ...FILTERS } });
    await user.type(await screen.findByRole('searchbox'), 'nowhere{Enter}');
    expect(await screen.findByText('“nowhere” was not seen')).toBeVisible();
    expect(screen.getByText(/Searched in 3 sessions, since Mar 1, 2024\./)).toBeVisible();
    expect(screen.getByText('Check the text: parts of a value are not found.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Not seen since Mar 1, 2024'));
  });

  it('ADD-82 reads of ended sessions only the parts whose filters may hold the value (D-170)', async () => {
    const store = aStore({ ...THREE, ...FILTERS });
    const asked = jest.spyOn(store, 'getAll');
    await renderPage(`${PATH}?q=X9`, { store });
    await screen.findByRole('heading', { name: 'Last seen at A4' });
    const parts = asked.mock.calls.map(([{ path }]) => path).filter((path) => path.endsWith('/addresses'));
    expect(parts).toEqual([firestorePaths.addresses({ ...NORTH, session: '3' })]);
  });

  it('ADD-82 reads sessions whose filters are not there yet, as one that is counted now (D-170)', async () => {
    await openFor('X1', { ...THREE, ...contents('1', 1, RECORDS[1]) });
    expect(await screen.findByRole('heading', { name: 'Last seen at A3' })).toBeVisible();
    expect(await earlier()).toHaveLength(1);
  });

  it('ADD-82 names sessions that have no filters and are too large to be read', async () => {
    await openFor('X1', { ...THREE, ...session('4', 4, [seen('A9', 4, 'X1')], { total: 60_000 }), ...FILTERS });
    expect(await screen.findByText(/1 session cannot be searched yet/)).toBeVisible();
    expect(screen.queryByText('A9')).not.toBeInTheDocument();
  });

  it('ADD-81 new readings of a session that is counted are found while the page is open', async () => {
    const { store } = await openFor('X1', { ...THREE, ...session('4', 4, [], { endTime: null }), ...FILTERS });
    expect(await screen.findByRole('heading', { name: 'Last seen at A3' })).toBeVisible();
    write(store, session('4', 4, [seen('B7', 4, 'X1')], { endTime: null }));
    expect(await screen.findByRole('heading', { name: 'Last seen at B7' }, { timeout: 5000 })).toBeVisible();
  });

  it('ADD-81 searches older sessions than the page follows', async () => {
    const store = aStore({
      ...THREE,
      ...FILTERS,
      [docPaths.domain(NORTH)]: { name: 'North', parent: 'marcos', sessionCountLimit: 1 },
    });
    await renderPage(`${PATH}?q=X2`, { store });
    expect(await screen.findByRole('heading', { name: 'Last seen at A2' })).toBeVisible();
    expect(screen.getByText(/^Searched in 3 sessions/)).toBeVisible();
  });

  it('ADD-81 can be cancelled, and searched again', async () => {
    const store = aStore({ ...THREE, ...FILTERS });
    const getAll = store.getAll.bind(store);
    let sendAnswer = () => {};
    const held = new Promise<void>((resolve) => (sendAnswer = resolve));
    store.getAll = async (spec) => {
      await held;
      return getAll(spec);
    };
    const { user } = await renderPage(`${PATH}?q=X1`, { store });
    expect(await screen.findByRole('progressbar', { name: 'Searching the sessions' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('The search was cancelled')).toBeVisible();
    sendAnswer();
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    expect(await screen.findByRole('heading', { name: 'Last seen at A3' })).toBeVisible();
  });

  it('ADD-81 shows why it cannot search, and tries again', async () => {
    const store = aStore({ ...THREE, ...FILTERS });
    store.fail(firestorePaths.contents(NORTH), 'unavailable');
    const { user } = await renderPage(`${PATH}?q=X1`, { store });
    expect(await screen.findByRole('alert')).toHaveTextContent('Service unavailable or timed out!');
    store.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Last seen at A3' })).toBeVisible();
  });

  it('ADD-81 takes any text from the URL', async () => {
    await openFor(`<b>${'%'.repeat(400)}`);
    expect(await screen.findByText(/was not seen$/)).toBeVisible();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toHaveLength(200);
  });

  it('ADD-81 is in the menu of the sessions', async () => {
    const { user } = await renderPage(NORTH_PATH, { documents: THREE });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Find a barcode or address' })).toHaveAttribute('href', PATH);
  });
});
