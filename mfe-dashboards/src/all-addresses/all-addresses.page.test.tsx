import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AddressRecord, Session } from 'shared-kit/model';
import { aRecord, aSession, recordDocuments, sessionDocument } from 'shared-kit/testing';
import { catchSavedFiles } from '../testing/saved-files';
import { aStore, NORTH, NORTH_PATH, renderPage } from '../testing/render-page';
import { write } from '../testing/write';

const PATH = `${NORTH_PATH}/all`;

const at = (date: number, hour = 10) => Date.UTC(2024, 2, date, hour);

const session = (id: string, given: Partial<Session>, records: AddressRecord[]) => ({
  ...sessionDocument(NORTH, aSession({ id, name: `Aisle ${id}`, total: records.length, ...given })),
  ...recordDocuments({ ...NORTH, session: id }, records),
});

/** Two sessions. Both read A2, and the older session read it later. */
const TWO = {
  ...session('1', { startTime: at(1) }, [
    aRecord({ address: 'A1', checkedAt: at(1) }),
    aRecord({ address: 'A2', checkedAt: at(5), employeeName: 'Late' }),
  ]),
  ...session('2', { startTime: at(2) }, [
    aRecord({ address: 'A2', checkedAt: at(2), employeeName: 'Early' }),
    aRecord({ address: 'A3', checkedAt: at(2), status: 'invalid', labels: [{ name: 'Pallet', valid: false, data: { SKU: '' } }] }),
  ]),
};

const rows = async () =>
  within(await screen.findByRole('table', { name: 'All addresses' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map((cell) => cell.textContent)
        .join(' in '),
    );

const open = (documents: Record<string, Record<string, unknown>> = TWO) => renderPage(PATH, { documents });

describe('all addresses of a domain', () => {
  it('ROUTE-15 DASH-18 shows every address with the values of the session that read it last', async () => {
    await open();
    expect(await rows()).toEqual(['A1 in Aisle 1', 'A2 in Aisle 1', 'A3 in Aisle 2']);
    expect(screen.getByRole('row', { name: /A2.*Late/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Early/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'All addresses of North' })).toBeVisible();
  });

  it('DASH-18 names the session of each row in a column that links to it', async () => {
    await open();
    await rows();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.slice(0, 2)).toEqual(['Address', 'Session']);
    expect(within(screen.getByRole('row', { name: /A3/ })).getByRole('link', { name: 'Aisle 2' })).toHaveAttribute(
      'href',
      `${NORTH_PATH}/sessions/2`,
    );
  });

  it('ADD-RESULT-01 DASH-18 shows the result of each address by icon, text and colour, and what is not available in grey', async () => {
    await open({
      ...session('1', {}, [aRecord({ address: 'A1', checkedAt: at(1), status: 'empty' })]),
      ...session('2', {}, [
        aRecord({
          address: 'A2',
          checkedAt: at(2),
          labels: [{ name: 'Pallet', valid: true, data: { SKU: 'x' } }],
          results: { SKU: 'negative' },
        }),
        aRecord({ address: 'A3', checkedAt: at(2), status: 'invalid', labels: [] }),
      ]),
    });
    await rows();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.slice(0, 4)).toEqual(['Address', 'Session', 'Result', 'Checked at']);
    const result = (row: RegExp) => within(screen.getByRole('row', { name: row })).getAllByRole('cell')[2]!;
    expect([/A1/, /A2/, /A3/].map((row) => result(row).textContent)).toEqual(['Empty', 'Divergent', 'Invalid']);
    for (const row of [/A1/, /A2/, /A3/]) expect(result(row).querySelector('svg')).not.toBeNull();
    expect(
      within(screen.getByRole('row', { name: /A3/ }))
        .getByText('INVALID')
        .parentElement?.querySelector('svg'),
    ).not.toBeNull();
  });

  it('ADD-RESULT-02 DASH-18 counts addresses by result, and each figure filters by its result, in the URL', async () => {
    const { user } = await open();
    await rows();
    const figures = within(screen.getByRole('group', { name: 'Addresses to show' }));
    expect(figures.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All 3',
      'Empty 0',
      'Invalid 1',
      'Divergent 0',
      'With picture 0',
    ]);
    await user.click(figures.getByRole('button', { name: 'Invalid 1' }));
    await waitFor(async () => expect(await rows()).toEqual(['A3 in Aisle 2']));
    await user.click(figures.getByRole('button', { name: 'Empty 0' }));
    await user.click(await screen.findByRole('button', { name: 'Show all addresses' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  });

  it('ADD-RESULT-03 DASH-18 links to the readings of an address that was read more than once', async () => {
    await open(
      session('1', {}, [aRecord({ address: 'A1', checkedAt: at(1) }), aRecord({ address: 'A1', checkedAt: at(2), status: 'invalid' })]),
    );
    expect(await screen.findByRole('link', { name: '2 readings, 1 invalid' })).toHaveAttribute('href', `${NORTH_PATH}/sessions/1?q=A1`);
  });

  it('ADD-MAP-06 links to the map of all addresses, once', async () => {
    await open();
    await rows();
    expect(screen.getAllByRole('link', { name: 'Map' }).map((link) => link.getAttribute('href'))).toEqual([`${NORTH_PATH}/map?all=1`]);
  });

  it('DASH-18 keeps all rows of the session whose reading of an address is shown', async () => {
    const label = (sku: string) => ({ name: 'Pallet', valid: true, data: { SKU: sku } });
    await open({
      ...session('1', {}, [aRecord({ address: 'A1', checkedAt: at(1), labels: [label('old')] })]),
      ...session('2', {}, [aRecord({ address: 'A1', checkedAt: at(2), labels: [label('x'), label('y')] })]),
    });
    expect(await screen.findByRole('row', { name: /A1 Aisle 2.*x \| y/ })).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Merge data from the same address' }));
    await waitFor(async () => expect(await rows()).toEqual(['A1 in Aisle 2', 'A1 in Aisle 2']));
  });

  it('DASH-18 hides base fields and shows only invalid readings, like the page of a session', async () => {
    await open();
    await rows();
    await userEvent.click(screen.getByRole('switch', { name: 'Show base fields' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Checked at' })).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('switch', { name: 'Invalid only' }));
    await waitFor(async () => expect(await rows()).toEqual(['A3 in Aisle 2']));
  });

  it('DASH-18 contains only the sessions within the limit of the domain', async () => {
    const older = session('0', { startTime: at(0) }, [aRecord({ address: 'A0', checkedAt: at(9) })]);
    await renderPage(PATH, {
      store: aStore({ ...TWO, ...older, 'companies/acme/domains/North': { name: 'North', parent: 'marcos', sessionCountLimit: 2 } }),
    });
    expect(await rows()).toEqual(['A1 in Aisle 1', 'A2 in Aisle 1', 'A3 in Aisle 2']);
  });

  it('DASH-18 adds and removes sessions live, and reads only the records of new sessions', async () => {
    const { store } = await open();
    await rows();
    const before = store.reads;
    write(store, session('3', { startTime: at(3) }, [aRecord({ address: 'A4', checkedAt: at(3) })]));
    await waitFor(async () => expect(await rows()).toContain('A4 in Aisle 3'));
    // Three session documents, and the one document with the records of the new session.
    expect(store.reads - before).toBeLessThanOrEqual(4);
    store.remove('companies/acme/domains/North/sessions/1');
    await waitFor(async () => expect(await rows()).toEqual(['A2 in Aisle 2', 'A3 in Aisle 2', 'A4 in Aisle 3']));
  });

  it('DASH-18 exports the table with the names of the sessions', async () => {
    const saved = catchSavedFiles();
    await open();
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Export table' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'All rows as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [head, first] = new TextDecoder().decode(await saved[0]!.bytes).split('\r\n');
    expect(head).toMatch(/^Address,Session,/);
    expect(first).toMatch(/^A1,Aisle 1,/);
  });

  it('DASH-18 reads only the newest readings of a session that changes (D-130)', async () => {
    const { store } = await open();
    await rows();
    const before = store.reads;
    const grown = [
      aRecord({ address: 'A2', checkedAt: at(2) }),
      aRecord({ address: 'A3', checkedAt: at(2) }),
      aRecord({ address: 'A4', checkedAt: at(3) }),
    ];
    write(store, session('2', { startTime: at(2), endTime: null, invalid: 1 }, grown));
    await waitFor(async () => expect(await rows()).toContain('A4 in Aisle 2'));
    // The list of two sessions, as the store counts it, and the part of the one that has changed.
    expect(store.reads - before).toBeLessThanOrEqual(3);
  });

  it('ADD-40 says how much it reads before it begins, if that is more than 20 MB', async () => {
    const store = aStore({ ...TWO, ...session('3', { startTime: at(3), total: 50_000 }, [aRecord({ address: 'A4', checkedAt: at(3) })]) });
    await renderPage(PATH, { store });
    expect(await screen.findByText('Read about 20 MB?')).toBeVisible();
    expect(screen.getByText(/The readings of 3 sessions/)).toBeVisible();
    const before = store.reads;
    await userEvent.click(screen.getByRole('button', { name: 'Begin reading' }));
    expect(await rows()).toContain('A4 in Aisle 3');
    expect(store.reads - before).toBeLessThanOrEqual(3 + 1);
    // Sessions that come later do not interrupt the table.
    write(store, session('4', { startTime: at(4), total: 50_000 }, [aRecord({ address: 'A5', checkedAt: at(4) })]));
    await waitFor(async () => expect(await rows()).toContain('A5 in Aisle 4'));
  });

  it('ADD-40 begins at once where it reads at most 20 MB', async () => {
    await open({ ...TWO, ...session('3', { startTime: at(3), total: 49_996 }, [aRecord({ address: 'A4', checkedAt: at(3) })]) });
    expect(await rows()).toContain('A4 in Aisle 3');
  });

  it('DASH-18 can be cancelled while it reads, and started again', async () => {
    const store = aStore(TWO);
    const getAll = store.getAll.bind(store);
    let sendAnswer = () => {};
    const held = new Promise<void>((resolve) => (sendAnswer = resolve));
    store.getAll = async (spec) => {
      await held;
      return getAll(spec);
    };
    await renderPage(PATH, { store });
    expect(await screen.findByRole('progressbar', { name: 'Reading sessions' })).toBeVisible();
    // All but the rows is there already, and the rows have their place, so that nothing moves when they come.
    expect(screen.getByText('The latest reading of every address over the 2 newest sessions.')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Invalid only' })).toBeEnabled();
    expect(screen.getByRole('progressbar').closest('[aria-busy=true]')!.querySelectorAll('.db-outline-rows > div')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Reading was canceled')).toBeVisible();
    sendAnswer();
    await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
    expect(await rows()).toHaveLength(3);
  });

  it('DASH-18 DASH-21 explains a domain without sessions, and sessions without readings', async () => {
    const { store } = await open({});
    expect(await screen.findByText('No data')).toBeVisible();
    write(store, session('1', {}, []));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(await screen.findByText('No data')).toBeVisible();
  });

  it('DASH-18 shows why the readings cannot be read, and tries again', async () => {
    const store = aStore(TWO);
    store.fail('companies/acme/domains/North/sessions/1/addresses', 'unavailable');
    await renderPage(PATH, { store });
    expect(await screen.findByRole('alert')).toHaveTextContent('Service unavailable or timed out!');
    store.heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(3);
  });

  it('ROUTE-15 says that the domain does not exist', async () => {
    await renderPage('/company/acme/domains/Nowhere/all');
    expect(await screen.findByRole('alert')).toHaveTextContent('Domain not found');
  });
});
