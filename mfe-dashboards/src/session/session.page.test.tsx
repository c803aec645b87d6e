import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AddressRecord, Session } from 'shared-kit/model';
import { aRecord, aSession, cellsByTitle, readWorkbook, recordDocuments, sessionDocument } from 'shared-kit/testing';
import { aStore, NORTH, NORTH_PATH, renderPage, type PageOptions } from '../testing/render-page';
import { catchSavedFiles } from '../testing/saved-files';
import { write } from '../testing/write';

const REF = { ...NORTH, session: 's1' };
const PATH = `${NORTH_PATH}/sessions/s1`;

const PALLET = {
  name: 'Pallet',
  picture: null,
  firstVertex: { x: 0, y: 0 },
  secondVertex: { x: 1, y: 1 },
  barcodePatterns: [
    {
      firstVertex: { x: 0, y: 0 },
      secondVertex: { x: 1, y: 1 },
      regex: '^(.*)$',
      ignoreRemaining: false,
      testTexts: [],
      isRequired: false,
      dataFields: [
        {
          name: 'SKU',
          type: 'data' as const,
          prefix: '',
          postfix: '',
          limiterType: 'range' as const,
          limiter: '-1',
          useCheckField: false,
          checkField: '',
        },
      ],
    },
  ],
};

const label = (sku: string, valid = true) => ({ name: 'Pallet', valid, data: { SKU: sku } });

const RECORDS = [
  aRecord({ address: 'G01010101', labels: [label('A1'), label('A2')] }),
  aRecord({ address: 'G01010102', status: 'empty' }),
  aRecord({ address: 'G01010103', status: 'invalid', labels: [label('', false)] }),
];

const documents = (records: AddressRecord[] = RECORDS, given: Partial<Session> = {}) => ({
  ...sessionDocument(NORTH, aSession({ name: 'Aisle 1', total: records.length, ...given })),
  ...recordDocuments(REF, records),
});

const open = (given: Partial<Session> = {}, options: PageOptions = {}) =>
  renderPage(PATH, { documents: documents(RECORDS, given), settings: { labelDesigns: [PALLET] }, ...options });

const heads = async () =>
  within(await screen.findByRole('table', { name: 'Data of Aisle 1' }))
    .getAllByRole('columnheader')
    .map((head) => head.textContent);

const addresses = () =>
  within(screen.getByRole('table', { name: 'Data of Aisle 1' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

const flip = async (name: string) => userEvent.click(screen.getByRole('switch', { name }));

describe('the data of a session', () => {
  it('ROUTE-12 DASH-16 DASH-20 shows address, checked at and the data columns of every reading', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Aisle 1' })).toBeVisible();
    expect(await heads()).toEqual(['Address', 'Result', 'Checked at', 'Employee ID', 'Employee name', 'SKU']);
    expect(addresses()).toEqual(['G01010101', 'G01010102', 'G01010103']);
    expect(screen.getByRole('row', { name: /G01010101.*A1 \| A2/ })).toBeVisible();
    expect(cellsByTitle(screen.getByRole('row', { name: /G01010102.*EMPTY/ }))).toEqual({
      Address: 'G01010102',
      Result: 'Empty',
      'Checked at': '3/1/24, 10:05 AM',
      'Employee ID': '17',
      'Employee name': 'Ana Lima',
      SKU: 'EMPTY',
    });
    expect(screen.getByRole('row', { name: /G01010103.*INVALID/ })).toBeVisible();
  });

  it('DASH-17 shows checkedAt as date and time in the user’s language', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /G01010102/ });
    expect(within(row).getByText((_, element) => element?.tagName === 'TIME')).toHaveAttribute('datetime', '2024-03-01T10:05:00.000Z');
  });

  it('DASH-13 hides the base fields except the address', async () => {
    await open();
    await heads();
    await flip('Show base fields');
    await waitFor(async () => expect(await heads()).toEqual(['Address', 'Result', 'SKU']));
  });

  it('DASH-14 shows only invalid readings', async () => {
    await open();
    await heads();
    await flip('Invalid only');
    await waitFor(() => expect(addresses()).toEqual(['G01010103']));
  });

  it('DASH-15 shows one row for each label when addresses are not merged', async () => {
    await open();
    await heads();
    await flip('Merge data from the same address');
    await waitFor(() => expect(addresses()).toEqual(['G01010101', 'G01010101', 'G01010102', 'G01010103']));
  });

  it('DASH-12 adds the columns of the task’s sheet', async () => {
    const records = [aRecord({ address: 'G01010101', inputData: { Address: 'G01010101', Owner: 'Acme' } })];
    await renderPage(PATH, { documents: documents(records, { wasTask: true, orderedColumns: ['Address', 'Owner'] }) });
    await heads();
    await flip('Input format');
    await waitFor(async () => expect(await heads()).toContain('Owner'));
  });

  it('DASH-12 offers no input format for a session that came from no task', async () => {
    await open();
    await heads();
    expect(screen.getByRole('switch', { name: 'Input format' })).toBeDisabled();
  });

  it('DASH-13 DASH-14 DASH-15 remembers the switches for the next session', async () => {
    const { unmount } = await open();
    await heads();
    for (const name of ['Show base fields', 'Invalid only', 'Merge data from the same address']) await flip(name);
    unmount();
    await open();
    expect(await heads()).toEqual(['Address', 'Result', 'SKU']);
    expect(addresses()).toEqual(['G01010103']);
    expect(screen.getByRole('switch', { name: 'Show base fields' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Invalid only' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Merge data from the same address' })).not.toBeChecked();
  });

  it('DASH-14 exports only invalid readings', async () => {
    const saved = catchSavedFiles();
    await open();
    await heads();
    await flip('Invalid only');
    await waitFor(() => expect(addresses()).toEqual(['G01010103']));
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export sessions' }));
    expect(await dialog.findByRole('switch', { name: 'Invalid only' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const rows = readWorkbook(await saved[0]!.bytes)['Aisle 1']!;
    expect(rows.slice(1).map(([address]) => address)).toEqual(['G01010103']);
  });

  it('ROUTE-12 reads the data again when the session changes, without a reload', async () => {
    const { store } = await open();
    await heads();
    write(store, documents([...RECORDS, aRecord({ address: 'G01010104' })]));
    await waitFor(() => expect(addresses()).toContain('G01010104'));
  });

  it('EXPORT-01 TASK-40 exports this session of a task, with a choice of all output types and toggles', async () => {
    const saved = catchSavedFiles();
    await open({ wasTask: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    const dialog = await screen.findByRole('dialog', { name: 'Export sessions' });
    expect(await within(dialog).findAllByRole('radio')).toHaveLength(5);
    expect(within(dialog).getAllByRole('switch')).toHaveLength(4);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(Object.keys(readWorkbook(await saved[0]!.bytes))).toEqual(['Aisle 1']);
  });

  it('DASH-22 opens all pictures of an address in the viewer', async () => {
    const taken = (address: string, ...names: string[]) => aRecord({ address, pictures: names.map((name) => `shots/${name}`) });
    const records = [taken('G01010101', 'a', 'b'), aRecord({ address: 'G01010102' }), taken('G01010103', 'c')];
    const { state } = await renderPage(PATH, { documents: documents(records) });
    expect(await heads()).toEqual(['Address', 'Result', 'Pictures', 'Checked at', 'Employee ID', 'Employee name']);
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 pictures of G01010101' }));
    expect(screen.getByRole('dialog', { name: 'Picture' })).toHaveTextContent(/G01010101 · .*Picture 1 of 2/);
    expect(state.redux.getState().feedback.viewer?.pictures.map(({ path }) => path)).toEqual(['shots/a', 'shots/b']);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show all 3 pictures' }));
    expect(screen.getByRole('dialog', { name: 'Picture' })).toHaveTextContent('Picture 1 of 3');
    expect(within(screen.getByRole('row', { name: /G01010102/ })).queryByRole('button')).toBeNull();
  });

  it('DASH-22 opens the pictures also from the address in the task’s own columns', async () => {
    const record = aRecord({ address: 'G01010101', inputData: { Owner: 'Acme', address: 'G01010101' }, pictures: ['shots/a'] });
    await renderPage(PATH, { documents: documents([record], { wasTask: true, orderedColumns: ['Owner', 'address'] }) });
    await heads();
    await flip('Input format');
    await flip('Show base fields');
    await waitFor(async () => expect(await heads()).toEqual(['Owner', 'address', 'Result', 'Pictures']));
    expect(screen.getByRole('button', { name: 'Show 1 picture of G01010101' })).toBeVisible();
  });

  it('DASH-21 explains a session without readings', async () => {
    await renderPage(PATH, { documents: documents([]) });
    expect(await screen.findByText('No data')).toBeVisible();
  });

  it('DASH-14 DASH-21 explains the empty table when the switch hides all rows', async () => {
    await renderPage(PATH, { documents: documents([aRecord()]) });
    await heads();
    await flip('Invalid only');
    expect(await screen.findByText('Nothing invalid')).toBeVisible();
    await flip('Invalid only');
    expect(await screen.findByRole('table', { name: 'Data of Aisle 1' })).toBeVisible();
  });

  it('ROUTE-12 says that a session does not exist, and links to the sessions of the domain', async () => {
    await renderPage(`${NORTH_PATH}/sessions/never-was`);
    expect(await screen.findByRole('alert')).toHaveTextContent('North has no session “never-was”');
    expect(screen.getByRole('link', { name: 'Go to the sessions of North' })).toHaveAttribute('href', NORTH_PATH);
  });

  it('ROUTE-12 names a session that was removed while the page was open, in the heading too (D-149)', async () => {
    const store = aStore(documents());
    await renderPage(PATH, { store });
    await heads();
    store.remove('companies/acme/domains/North/sessions/s1');
    expect(await screen.findByRole('alert')).toHaveTextContent('“Aisle 1” was removed from North while this page was open.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aisle 1');
  });

  it('ROUTE-12 says that its domain does not exist', async () => {
    await renderPage('/company/acme/domains/Nowhere/sessions/s1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Domain not found');
  });

  it('ROUTE-12 shows why the data cannot be read, and tries again', async () => {
    const store = aStore(documents());
    store.fail(`companies/acme/domains/North/sessions/s1/addresses`, 'unavailable');
    await renderPage(PATH, { store });
    expect(await screen.findByRole('alert')).toHaveTextContent('Service unavailable or timed out!');
    store.heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(addresses()).toHaveLength(3));
  });
});
