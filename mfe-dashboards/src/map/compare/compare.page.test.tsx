import { screen, waitFor, within } from '@testing-library/react';
import { docPaths, type AddressRecord, type Session } from 'shared-kit/model';
import { aDomain, aLabelDesign, aRecord, aSession, domainDocument, recordDocuments, sessionDocument, wholeText } from 'shared-kit/testing';
import { ALL_ADDRESSES } from '../../links/map-links';
import { aStore, NORTH, NORTH_PATH, renderPage } from '../../testing/render-page';
import { catchSavedFiles } from '../../testing/saved-files';
import { write } from '../../testing/write';

const PATH = `${NORTH_PATH}/compare`;
const sku = (value: string) => [{ name: 'Pallet', valid: true, data: { SKU: value } }];
const BEFORE = [aRecord({ address: 'G01', labels: sku('A') }), aRecord({ address: 'G02' }), aRecord({ address: 'G03', labels: sku('C') })];
const AFTER = [
  aRecord({ address: 'G01', labels: sku('B') }),
  aRecord({ address: 'G03', labels: sku('C') }),
  aRecord({ address: 'G04', status: 'empty' }),
];

const session = (id: string, records: AddressRecord[], given: Partial<Session> = {}) => ({
  ...sessionDocument(NORTH, aSession({ id, name: `Count ${id}`, total: records.length, ...given })),
  ...recordDocuments({ ...NORTH, session: id }, records),
});
const BOTH = { ...session('old', BEFORE, { startTime: 1 }), ...session('new', AFTER, { startTime: 2 }) };

const open = (search = '?first=old&second=new', documents: Record<string, Record<string, unknown>> = BOTH) =>
  renderPage(PATH + search, { documents });
const press = (name: string) => screen.findByRole('button', { name });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Differences' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

describe('comparing two sessions', () => {
  beforeEach(() => {
    // jsdom has no canvas, so the map draws nothing.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });

  it('ADD-COMPARE-05 follows a session that changes, and reads its newest part and the list only (D-130)', async () => {
    const { store } = await open();
    await rows();
    const before = store.reads;
    write(store, session('new', [...AFTER, aRecord({ address: 'G05' })], { startTime: 2 }));
    await waitFor(async () => expect((await rows()).map(([address]) => address)).toContain('G05'));
    // The list of two sessions, as the store counts it.
    expect(store.reads - before).toBe(2 + 1);
  });

  it('ADD-40 says how much a comparison with all sessions reads, but begins with that of two at once', async () => {
    const large = { ...BOTH, ...session('new', AFTER, { startTime: 2, total: 60_000 }) };
    const { user } = await open(`?first=old&second=${ALL_ADDRESSES}`, large);
    expect(await screen.findByText('Read about 24 MB?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Begin reading' }));
    expect(await rows()).not.toHaveLength(0);
    await open('?first=old&second=new', large);
    expect(await screen.findAllByRole('table', { name: 'Differences' })).toHaveLength(2);
  });

  it('ADD-78 ADD-79 (D-169) a task of what differs expects what the earlier session has read, whichever side it is on', async () => {
    const { user } = await renderPage(`${PATH}?first=new&second=old&show=changed`, {
      documents: BOTH,
      settings: { labelDesigns: [aLabelDesign()] },
    });
    await user.click(await press('Create task from these'));
    const dialog = await screen.findByRole('dialog', { name: 'Create task from these addresses' });
    const only = await within(dialog).findByRole('checkbox', { name: 'Only in second: 1' });
    expect(within(dialog).getByRole('checkbox', { name: 'Changed: 1' })).toBeChecked();
    expect(only).not.toBeChecked();
    await user.click(only);
    await user.click(within(dialog).getByRole('button', { name: 'Show the rows' }));
    // The addresses of this test do not fit the pattern: they are all listed as such.
    expect(await screen.findByRole('region', { name: 'Rows from Count new - Count old' })).toHaveTextContent('0 of 2 rows are valid');
  });

  it('ADD-COMPARE-01 lists what differs, field by field, with the count of each kind', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Compare sessions' })).toBeVisible();
    expect(await rows()).toEqual([
      ['G01', 'Changed', 'Read', 'A → BA became B'],
      ['G02', 'Only in first', 'Read', 'N/A'],
      ['G04', 'Only in second', 'Empty', 'EMPTY'],
    ]);
    const counts = within(screen.getByRole('list', { name: 'Differences to show' })).getAllByRole('listitem');
    expect(counts.map((item) => item.textContent)).toEqual(['Only in first1', 'Only in second1', 'Changed1', 'Equal1']);
  });

  it('ADD-COMPARE-01 filters by a count that is pressed, and keeps the filter in the URL', async () => {
    const { user } = await open('?first=old&second=new&show=equal');
    expect(await rows()).toEqual([['G03', 'Equal', 'Read', 'C']]);
    await user.click(await press('Changed'));
    expect((await rows()).map(([address]) => address)).toEqual(['G01', 'G03']);
    await user.click(await press('Equal'));
    expect((await rows()).map(([address]) => address)).toEqual(['G01']);
  });

  it('ADD-COMPARE-02 shows the differences on the racks, with their legend as the filter of both', async () => {
    const settings = { addrPattern: '*RR' };
    const { user } = await renderPage(`${PATH}?first=old&second=new`, { documents: BOTH, settings });
    // The control itself takes no pointer: the label around it does.
    await user.click((await screen.findByRole('radio', { name: 'Map' })).closest('label')!);
    expect(await screen.findByRole('application', { name: 'Rack map of Count old - Count new' })).toBeVisible();
    const legend = within(screen.getByRole('list', { name: /^Legend/ })).getAllByRole('listitem');
    expect(legend.map((item) => item.textContent)).toEqual([
      'Only in first1',
      'Only in second1',
      'Changed state0',
      'Changed values1',
      'Equal1',
    ]);
    await user.click(await press('Changed values'));
    expect((await rows()).map(([address]) => address)).toEqual(['G01']);
    await user.click(await press('Show G01 in the map'));
    expect(screen.getAllByText(/^G01 · street 01 · Changed values · SKU: A → B/)).not.toHaveLength(0);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('G01');
    expect(await press('Changed')).toHaveAttribute('aria-pressed', 'true');
  });

  it('ADD-COMPARE-02 prints the map; the table is exported instead', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await renderPage(`${PATH}?first=old&second=new&view=map`, { documents: BOTH, settings: { addrPattern: '*RR' } });
    await user.click(await press('Print'));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('radio', { name: 'Table' }).closest('label')!);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Print' })).toBeNull());
  });

  it('ADD-COMPARE-02 opens the map when the URL says so, and lists the addresses that have no place on it', async () => {
    await open('?first=old&second=new&view=map&show=first&show=second');
    expect(await screen.findByText(/gives none of these addresses a place/)).toBeVisible();
    expect((await rows()).map(([address]) => address)).toEqual(['G02', 'G04']);
  });

  it('ADD-COMPARE-03 compares the latest session with the one before it, and swaps the two', async () => {
    const { user } = await open('');
    expect((await rows()).map(([address, difference]) => [address, difference])).toContainEqual(['G02', 'Only in first']);
    await user.click(await press('Swap the two'));
    await waitFor(async () =>
      expect((await rows()).map(([address, difference]) => [address, difference])).toContainEqual(['G02', 'Only in second']),
    );
  });

  describe('opened without a choice (D-158)', () => {
    const AGREE = 'The two sessions agree in every address.';
    const named = async () => {
      await screen.findByRole('combobox', { name: /^First session/ });
      return sides();
    };
    const sides = () =>
      ['First session', 'Second session'].map(
        (label) =>
          screen
            .getByRole('combobox', { name: new RegExp(`^${label}`) })
            .closest('.ant-select')
            ?.textContent.split(' · ')[0],
      );
    const reads = (address: string, count = 1) => Array.from({ length: count }, () => aRecord({ address }));
    const many = (...given: [id: string, address: string, more?: Partial<Session>][]) =>
      Object.assign(
        {},
        ...given.map(([id, address, more], place) => session(id, reads(address), { startTime: 100 - place, ...more })),
      ) as ReturnType<typeof session>;

    it('ADD-COMPARE-03 has the newest two sessions that share addresses, the earlier one first', async () => {
      const { store } = await open('', many(['a', 'X1'], ['b', 'X2'], ['c', 'X3'], ['d', 'X2'], ['e', 'X1']));
      expect(await named()).toEqual(['Count d', 'Count b']);
      expect(await screen.findByText(AGREE)).toBeVisible();
      // The profile, the company, its domain with settings, and the sessions to choose from.
      expect(store.reads).toBeLessThanOrEqual(1 + 1 + 1 + 1 + 5 + 4 + 2);
    });

    it('ADD-COMPARE-03 has the newest two of one task before others, without reading them first', async () => {
      await open('', many(['a', 'X1'], ['b', 'X1'], ['c', 'X2', { task: 't' }], ['d', 'X3', { task: 'u' }], ['e', 'X2', { task: 't' }]));
      expect(await named()).toEqual(['Count e', 'Count c']);
    });

    it('ADD-COMPARE-03 says once that only the newest sessions can be chosen (D-150)', async () => {
      await open('', { ...many(['a', 'X1'], ['b', 'X1']), ...domainDocument('acme', aDomain({ sessionCountLimit: 2 })) });
      expect(await screen.findAllByText('the newest 2; open older ones from the quick access')).toHaveLength(1);
    });

    it('ADD-COMPARE-03 has the newest two if none of the newest share an address', async () => {
      await open('', many(['a', 'X1'], ['b', 'X2'], ['c', 'X3']));
      expect(await named()).toEqual(['Count b', 'Count a']);
    });

    it('ADD-COMPARE-03 finds another session for the one that the page was opened from', async () => {
      await open('?first=c', many(['a', 'X1'], ['b', 'X1'], ['c', 'X2'], ['d', 'X2']));
      expect(await named()).toEqual(['Count c', 'Count d']);
    });

    it('ADD-COMPARE-03 compares a single session with all addresses', async () => {
      await open('', many(['a', 'X1']));
      expect(await named()).toEqual(['All addresses, each as last read', 'Count a']);
    });

    it('ADD-COMPARE-03 keeps its choice when a session comes that fits better', async () => {
      const { store } = await open('', many(['a', 'X1'], ['b', 'X1']));
      expect(await named()).toEqual(['Count b', 'Count a']);
      write(store, session('z', reads('X1'), { startTime: 200 }));
      expect(await screen.findByText(AGREE)).toBeVisible();
      expect(sides()).toEqual(['Count b', 'Count a']);
    });
  });

  it('ADD-COMPARE-03 compares a session with the latest of all addresses', async () => {
    await open('?first=old&second=/all');
    expect((await rows()).map(([address, difference]) => [address, difference])).toEqual([
      // Both sessions read G01 at the same moment. Then the later session counts.
      ['G01', 'Changed'],
      ['G04', 'Only in second'],
    ]);
  });

  it('TABLE-02 finds a compared address as people see it (D-41)', async () => {
    const { user } = await renderPage(`${PATH}?first=old&second=new`, {
      documents: BOTH,
      settings: { addrPattern: '*RR', addrPatternUser: 'Street RR' },
    });
    await rows();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'street 04');
    await waitFor(async () => expect((await rows()).map(([address]) => address)).toEqual(['G04']));
  });

  it('ADD-COMPARE-04 exports the comparison as it is shown', async () => {
    const saved = catchSavedFiles();
    const { user } = await open('?first=old&second=new&show=changed');
    await rows();
    await user.click(await press('Export table'));
    await user.click(await screen.findByRole('menuitem', { name: 'All rows as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(new TextDecoder().decode(await saved[0]!.bytes)).toContain('G01,Changed,Read,A became B');
  });

  it('ADD-COMPARE-03 says that two sessions are needed, that both are the same, or that one was removed', async () => {
    await open('?first=old&second=old');
    expect(await screen.findByText('Choose two different sessions')).toBeVisible();
    await open('?first=old&second=nowhere');
    expect(await screen.findByText('One of the two sessions is gone')).toBeVisible();
    await open('', {});
    expect(await screen.findByText('There is nothing to compare yet')).toBeVisible();
  });

  it('ADD-COMPARE-03 names a session that was removed while it was compared (D-149)', async () => {
    const store = aStore(BOTH);
    await renderPage(`${PATH}?first=old&second=new`, { store });
    await rows();
    store.remove(docPaths.session({ ...NORTH, session: 'new' }));
    expect(await screen.findByText(wholeText('“Count new” has been removed'))).toBeVisible();
    expect(screen.queryByText('new')).toBeNull();
  });

  it('ADD-COMPARE-05 keeps the comparison when the connection is lost, and updates it after a retry', async () => {
    const store = aStore(BOTH);
    const { user } = await renderPage(`${PATH}?first=old&second=new`, { store });
    await rows();
    store.setConnection('reconnecting');
    write(store, session('new', BEFORE, { startTime: 2, total: 4 }));
    const retry = await press('Retry');
    expect(await rows()).toHaveLength(3);
    store.setConnection('live');
    await user.click(retry);
    expect(await screen.findByText('The two sessions agree in every address.')).toBeVisible();
  });
});
