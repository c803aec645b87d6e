import { screen, waitFor, within } from '@testing-library/react';
import type { AddressRecord, Session } from 'shared-kit/model';
import { docPaths } from 'shared-kit/model';
import { packTask } from 'shared-kit/model/inventory-sheet';
import {
  aDomain,
  aRecord,
  aSession,
  aTask,
  domainDocument,
  recordDocuments,
  sessionDocument,
  taskDocument,
  wholeText,
} from 'shared-kit/testing';
import { aStore, NORTH, NORTH_PATH, renderPage } from '../testing/render-page';
import { write } from '../testing/write';

const PATH = `${NORTH_PATH}/map`;
const RECORDS = [
  aRecord({ address: 'G02010101', employeeName: 'Rui' }),
  aRecord({ address: 'G02010201', status: 'empty' }),
  aRecord({ address: 'G10010101', status: 'invalid' }),
  aRecord({ address: 'G10020101', results: { SKU: 'negative' } }),
  aRecord({ address: 'DOCK' }),
];

const session = (id: string, records: AddressRecord[] = RECORDS, given: Partial<Session> = {}) => ({
  ...sessionDocument(NORTH, aSession({ id, name: `Count ${id}`, total: records.length, ...given })),
  ...recordDocuments({ ...NORTH, session: id }, records),
});

const open = (search = '', documents: Record<string, Record<string, unknown>> = session('s1')) => renderPage(PATH + search, { documents });
const legend = (name: string) => screen.findByRole('button', { name });
const rowsOf = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
const addresses = async () => (await rowsOf('Addresses')).map(([address]) => address);

describe('the rack map', () => {
  beforeEach(() => {
    // jsdom has no canvas, so the map draws nothing.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });

  it('ADD-MAP-01 shows the latest session, and describes its cells street by street in words; each filter has its number', async () => {
    await open('', { ...session('s1'), ...session('old', [], { startTime: 0 }) });
    const region = await screen.findByRole('region', { name: 'Rack map' });
    expect(within(region).getByRole('application', { name: 'Rack map of Count s1' })).toBeVisible();
    expect(await rowsOf('Streets')).toEqual([
      ['02', '2', '1', '1', '0', '0'],
      ['10', '2', '0', '0', '1', '1'],
      ['Without a place', '1', '1', '0', '0', '0'],
    ]);
    expect(screen.getByText('1 address has no place in the racks.', { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current', 'page');
    expect(await legend('Empty')).toHaveAccessibleDescription('1');
  });

  it('ADD-MAP-07 follows the readings of a session, and reads only its newest part and its entry in the list (D-130)', async () => {
    const { store } = await open();
    await rowsOf('Streets');
    const before = store.reads;
    write(store, session('s1', [...RECORDS, aRecord({ address: 'G10020201' })]));
    await waitFor(async () => expect((await rowsOf('Streets'))[1]).toEqual(['10', '3', '1', '0', '1', '1']));
    expect(store.reads - before).toBe(2);
  });

  it('ADD-40 says how much the map of all sessions reads, but begins with that of one at once', async () => {
    const { user } = await open('?all=1', session('s1', RECORDS, { total: 60_000 }));
    await user.click(await screen.findByRole('button', { name: 'Begin reading' }));
    expect(await rowsOf('Streets')).toHaveLength(3);
    await open('?session=s1', session('s1', RECORDS, { total: 60_000 }));
    expect(await screen.findAllByRole('table', { name: 'Streets' })).toHaveLength(2);
  });

  it('ADD-MAP-03 the legend filters the table, through the URL, and removes the filter again', async () => {
    const { user } = await open();
    await user.click(await legend('Empty'));
    expect(await addresses()).toEqual(['G02010201']);
    await user.click(await legend('Invalid'));
    expect(await addresses()).toEqual(['G02010201', 'G10010101']);
    expect(await legend('Invalid')).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await rowsOf('Streets')).toHaveLength(3);
  });

  it('ADD-MAP-03 opens with the filters of its URL', async () => {
    await open('?street=10&show=divergent');
    expect(await addresses()).toEqual(['G10020101']);
    expect(screen.getByText('1 of 5 addresses')).toBeVisible();
  });

  it('ADD-MAP-04 moves from cell to cell by keys, announces the cell and what was read, and lists what Shift selects', async () => {
    const { user } = await open();
    const map = await screen.findByRole('application');
    map.focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findAllByText(/^G02010101 · street 02, column 01, level 01, position 01 · Read · Rui · /)).not.toHaveLength(0);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(await addresses()).toEqual(['G02010101', 'G02010201']);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 of 5 addresses');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Read', pressed: false })).toBeVisible();
    await user.keyboard('{PageDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Count s1' })).toBeVisible());
  });

  it('ADD-MAP-04 an address in the table links to its cell', async () => {
    const { user } = await open('?show=divergent');
    await user.click(await screen.findByRole('button', { name: 'Show G10020101 in the map' }));
    expect(screen.getByRole('application')).toHaveFocus();
    expect(screen.getAllByText(/^G10020101 · street 10/)).not.toHaveLength(0);
  });

  it('ADD-MAP-01 lists the addresses that do not fit the pattern', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Show them' }));
    expect(await addresses()).toEqual(['DOCK']);
  });

  it('ADD-MAP-05 shows the addresses of a task that its session has not read yet', async () => {
    const rows = ['G02010101', 'G02010301'].map((address) => ({ address, expectedBarcodeData: {}, expectedMifData: {}, inputData: {} }));
    const { store } = await open('?show=missing', {
      ...session('s1', RECORDS, { wasTask: true }),
      ...taskDocument(NORTH, aTask({ sessionId: 's1' })),
      [docPaths.payloadPart(NORTH, 'Count 1', 0)]: { data: packTask({ orderedColumns: [], rows }) },
    });
    expect(await addresses()).toEqual(['G02010301']);
    expect(await legend('Not read')).toHaveAttribute('aria-pressed', 'true');
    const before = store.reads;
    write(store, session('s1', [...RECORDS, aRecord({ address: 'G02010301' })], { wasTask: true }));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Addresses' })).toBeNull());
    // The list of the task is not read again (D-130).
    expect(store.reads - before).toBe(2);
  });

  it('ADD-MAP-05 shows nothing as not read in a session without a task', async () => {
    const { user } = await open();
    await user.click(await legend('Not read'));
    expect(await legend('Not read')).toHaveAttribute('aria-pressed', 'false');
    expect(await legend('Not read')).toHaveAttribute('aria-disabled', 'true');
  });

  it('ADD-MAP-06 shows all addresses, each with its last reading and the session of that reading', async () => {
    const later = [aRecord({ address: 'G02010101', status: 'empty', checkedAt: Date.UTC(2024, 3, 1) })];
    const { user } = await open('?all=1', { ...session('s1'), ...session('s2', later) });
    await user.click(await legend('Empty'));
    expect(await rowsOf('Addresses')).toEqual([
      expect.arrayContaining([expect.stringContaining('G02010101'), 'Count s2']),
      expect.arrayContaining([expect.stringContaining('G02010201'), 'Count s1']),
    ]);
  });

  it('ADD-MAP-07 adds new readings while the session continues', async () => {
    const store = aStore(session('s1', RECORDS.slice(0, 1)));
    await renderPage(PATH, { store });
    expect(await rowsOf('Streets')).toHaveLength(1);
    write(store, session('s1', RECORDS.slice(0, 3)));
    await waitFor(async () => expect(await rowsOf('Streets')).toHaveLength(2));
  });

  it('ADD-MAP-04 hides what is drawn from screen readers, which are told of cells in words', async () => {
    await open();
    const drawn = [...(await screen.findByRole('application')).querySelectorAll('canvas')];
    expect(drawn).toHaveLength(2);
    expect(drawn.filter((canvas) => !canvas.closest('[aria-hidden=true]'))).toEqual([]);
  });

  it('ADD-MAP-08 says that only the newest sessions can be chosen, where there may be more (D-150)', async () => {
    const documents = { ...session('s1'), ...session('s0', RECORDS, { startTime: 1 }) };
    const { store } = await open('', { ...documents, ...domainDocument('acme', aDomain({ sessionCountLimit: 2 })) });
    const note = 'the newest 2; open older ones from the quick access';
    expect(await screen.findByText(note)).toBeVisible();
    write(store, domainDocument('acme', aDomain({ sessionCountLimit: 3 })));
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  });

  it('TABLE-02 finds an address of the map as people see it (D-41)', async () => {
    const { user } = await renderPage(`${PATH}?street=02`, {
      documents: session('s1'),
      settings: { addrPattern: '*RRCCNNAA', addrPatternUser: 'RR.CC.NN.AA' },
    });
    expect(await addresses()).toEqual(['G02010101', 'G02010201']);
    await user.type(screen.getAllByRole('searchbox', { name: 'Search' }).at(-1)!, '02.01.02');
    await waitFor(async () => expect(await addresses()).toEqual(['G02010201']));
  });

  it('ADD-MAP-08 names a session that was removed while the map showed it (D-149)', async () => {
    const store = aStore({ ...session('s1'), ...session('s0', RECORDS, { startTime: 1 }) });
    const { user } = await renderPage(`${PATH}?session=s1`, { store });
    await screen.findByRole('application');
    store.remove(docPaths.session({ ...NORTH, session: 's1' }));
    expect(await screen.findByText(wholeText('“Count s1” has been removed'))).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Show the latest session' }));
    expect(await screen.findByRole('application', { name: 'Rack map of Count s0' })).toBeVisible();
  });

  it('ADD-MAP-08 keeps the map when the connection is lost, and continues after a retry', async () => {
    const store = aStore(session('s1'));
    const { user } = await renderPage(PATH, { store });
    await screen.findByRole('application');
    store.setConnection('reconnecting');
    write(store, session('s1', RECORDS.slice(0, 3)));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('application')).toBeVisible();
    store.setConnection('live');
    await user.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  });

  it('ADD-MAP-08 says when a session or a domain has no readings yet', async () => {
    await open('', session('s1', []));
    expect(await screen.findByText(/Nothing has been read in it yet/)).toBeVisible();
  });
});
