import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AddressRecord, Session } from 'shared-kit/model';
import {
  aCompany,
  aManualField,
  aRecord,
  aSession,
  aTask,
  companyDocument,
  recordDocuments,
  sessionDocument,
  taskDocument,
} from 'shared-kit/testing';
import { aStore, NORTH, NORTH_PATH, renderPage, type PageOptions } from '../testing/render-page';

const REF = { ...NORTH, session: 's1' };
const PATH = `${NORTH_PATH}/sessions/s1`;
const FIELD = aManualField({
  description: '',
  unity: '',
  useCheckField: true,
  checkField: 'Expected boxes',
  showHistory: false,
  isSummable: false,
});

const RECORDS = [
  aRecord({ address: 'G01010101', mif: { Boxes: 4 }, results: { Boxes: 'negative' }, inputData: { 'Expected boxes': '5' } }),
  aRecord({ address: 'G01010102', status: 'empty' }),
  aRecord({ address: 'G01010103', checkedAt: 1, mif: { Boxes: 1 }, results: { Boxes: 'positive' } }),
  aRecord({ address: 'G01010103', checkedAt: 2, status: 'invalid' }),
  aRecord({ address: 'G01010104', mif: { Boxes: 2 }, pictures: ['shots/a'] }),
];

const documents = (records: readonly AddressRecord[] = RECORDS, given: Partial<Session> = {}) => ({
  ...sessionDocument(NORTH, aSession({ name: 'Aisle 1', total: 4, ...given })),
  ...recordDocuments(REF, [...records]),
});

const open = (options: PageOptions = {}, path = PATH) =>
  renderPage(path, { documents: documents(), settings: { manualInputFields: [FIELD] }, ...options });

const addresses = () =>
  within(screen.getByRole('table', { name: 'Data of Aisle 1' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

const figure = (name: string) => screen.findByRole('button', { name });

describe('the results of a session', () => {
  it('ADD-RESULT-01 shows the result of each address, and what was expected instead', async () => {
    await open();
    expect(await screen.findByRole('row', { name: /G01010101 Divergent .*4 ≠ expected 5 DIVERGENT/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /G01010102 Empty/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /G01010104 Read/ })).toBeVisible();
  });

  it('ADD-RESULT-02 counts addresses in the header, and each figure filters for its addresses', async () => {
    await open();
    for (const name of ['All 4', 'Empty 1', 'Invalid 1', 'Divergent 1', 'With picture 1']) expect(await figure(name)).toBeVisible();
    expect(screen.getByRole('button', { name: 'All 4' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'With picture 1' }));
    expect(addresses()).toEqual(['G01010104']);
    expect(screen.getByRole('button', { name: 'With picture 1' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'All 4' }));
    expect(addresses()).toHaveLength(4);
  });

  it('ADD-RESULT-02 keeps the focus on a figure that is pressed before the table is there', async () => {
    const store = aStore(documents(), { manualInputFields: [FIELD] });
    const getAll = store.getAll.bind(store);
    let sendAnswer = () => {};
    const held = new Promise<void>((resolve) => (sendAnswer = resolve));
    store.getAll = async (spec) => {
      if (spec.path.endsWith('/addresses')) await held;
      return getAll(spec);
    };
    await open({ store });
    await userEvent.click(await screen.findByRole('button', { name: /^Empty/ }));
    expect(screen.queryByText('G01010102')).toBeNull();
    sendAnswer();
    await waitFor(() => expect(addresses()).toEqual(['G01010102']));
    expect(await figure('Empty 1')).toHaveFocus();
  });

  it('ADD-RESULT-02 opens with the figure in the URL, and offers to show all addresses when the switch hides those of the figure', async () => {
    await open({}, `${PATH}?show=empty`);
    expect(await figure('Empty 1')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(addresses()).toEqual(['G01010102']));
    await userEvent.click(screen.getByRole('switch', { name: 'Invalid only' }));
    expect(await screen.findByText('No such address')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all addresses' }));
    await waitFor(() => expect(addresses()).toEqual(['G01010103']));
  });

  it('ADD-RESULT-02 says that the switch "Invalid only" filters the view', async () => {
    await open();
    expect(await screen.findByRole('switch', { name: 'Invalid only' })).toHaveAccessibleDescription('filters this view');
  });

  it('ADD-RESULT-03 marks an address that was read twice, finds it by the result of either reading, and opens its readings', async () => {
    await open();
    const mark = await screen.findByRole('button', { name: '2 readings, 1 invalid of G01010103' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'invalid');
    await waitFor(() => expect(addresses()).toEqual(['G01010103']));
    await userEvent.click(mark);
    const readings = await screen.findByRole('table', { name: 'Readings of G01010103' });
    const rows = within(readings).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['Read', 'Invalid']);
  });

  it('TABLE-02 finds an address as it is stored and as people see it, whole or in part (D-41)', async () => {
    await open({ settings: { addrPattern: '*RRCCNNAA', addrPatternUser: 'RR.CC.NN-AA' } });
    await figure('All 4');
    const search = screen.getByRole('searchbox', { name: 'Search' });
    for (const [typed, found] of [
      ['01.01.01-03', ['G01010103']],
      ['g01010104', ['G01010104']],
      ['01-02', ['G01010102']],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, typed);
      await waitFor(() => expect(addresses()).toEqual(found));
    }
  });

  it('ADD-RESULT-01 sorts the worst results first', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Result' }));
    expect(addresses()).toEqual(['G01010103', 'G01010101', 'G01010102', 'G01010104']);
  });
});

describe('the head of a session', () => {
  const at = (hour: number) => Date.UTC(2024, 2, 1, hour);
  const facts = () => screen.findByRole('group', { name: 'Aisle 1' });

  it('ADD-RESULT-05 shows how long the session took and can force its push', async () => {
    const pushed = {
      ...documents(RECORDS, { startTime: at(9), endTime: at(10) + 44 * 60_000, pushStatus: 'FAILED' }),
      ...companyDocument(aCompany({ hasSessionPushListener: true })),
    };
    await open({ documents: pushed });
    expect(await facts()).toHaveTextContent(/1 hr 44 min/);
    expect(within(await facts()).getByRole('button', { name: 'Failed: Push Aisle 1' })).toHaveTextContent('Failed');
  });

  it('ADD-RESULT-05 leads to the map of this session by the only link to a map', async () => {
    await open();
    await facts();
    expect(screen.getAllByRole('link', { name: /^Map/ }).map((link) => link.getAttribute('href'))).toEqual([
      `${NORTH_PATH}/map?session=s1`,
    ]);
  });

  it('ADD-RESULT-05 has its facts in a list, and the figures beside the search of the table that they filter', async () => {
    await open();
    expect((await facts()).querySelectorAll('dl > div > dt')).toHaveLength(4);
    const table = await screen.findByRole('table', { name: 'Data of Aisle 1' });
    const box = table.closest('.ic-data')!;
    expect(within(box as HTMLElement).getByRole('button', { name: 'Empty 1' })).toBeVisible();
    expect(within(box as HTMLElement).getByRole('searchbox')).toBeVisible();
    expect(within(box as HTMLElement).queryByRole('switch', { name: 'Invalid only' })).toBeNull();
  });

  it('ADD-RESULT-05 says that a session without an end is in progress, and shows a session without times or with an unknown status', async () => {
    const { store } = await open({ documents: documents(RECORDS, { startTime: at(9), endTime: null }) });
    expect(await facts()).toHaveTextContent(/In progress/);
    store.set('companies/acme/domains/North/sessions/s1', { name: 'Aisle 1', startTime: 'soon', total: null, pushStatus: 7 });
    await waitFor(async () => expect(await facts()).not.toHaveTextContent(/In progress/));
    expect(await figure('All 4')).toBeVisible();
  });

  it('ADD-RESULT-05 links to the task it came from, or says that it came from one', async () => {
    const fromTask = documents(RECORDS, { wasTask: true });
    const { unmount } = await open({
      documents: { ...fromTask, ...taskDocument(NORTH, aTask({ id: 'Aisle task', name: 'Aisle task', sessionId: 's1' })) },
    });
    expect(await screen.findByRole('link', { name: 'Task Aisle task' })).toHaveAttribute('href', `${NORTH_PATH}/tasks?q=Aisle%20task`);
    unmount();
    await open({ documents: fromTask });
    expect(await facts()).toHaveTextContent('From an inventory task');
  });

  it('ADD-RESULT-05 (D-68) links to the task that it names, which was restarted since', async () => {
    const task = taskDocument(NORTH, aTask({ id: 'Aisle task', name: 'Aisle task', sessionId: 'later' }));
    await open({ documents: { ...documents(RECORDS, { wasTask: true, task: 'Aisle task' }), ...task } });
    expect(await screen.findByRole('link', { name: 'Task Aisle task' })).toHaveAttribute('href', `${NORTH_PATH}/tasks?q=Aisle%20task`);
  });

  it('ADD-RESULT-05 links to the sessions before and after', async () => {
    const others = [at(8), at(10)].map((startTime, place) =>
      sessionDocument(NORTH, aSession({ id: `o${place}`, name: `Other ${place}`, startTime })),
    );
    await open({ documents: { ...documents(RECORDS, { startTime: at(9) }), ...others[0], ...others[1] } });
    expect(await screen.findByRole('link', { name: 'Previous session: Other 0' })).toHaveAttribute('href', `${NORTH_PATH}/sessions/o0`);
    await userEvent.click(screen.getByRole('link', { name: 'Next session: Other 1' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Other 1' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Next session/ })).toBeNull();
  });

  it('ADD-RESULT-05 keeps what was read when the connection is lost, says why, and continues', async () => {
    const store = aStore(documents(), { manualInputFields: [FIELD] });
    await open({ store });
    await screen.findByRole('table', { name: 'Data of Aisle 1' });
    store.fail('companies/acme/domains/North/sessions/s1/addresses', 'unavailable');
    for (const [path, data] of Object.entries(documents([...RECORDS, aRecord({ address: 'G01010109' })], { total: 5 })))
      store.set(path, data);
    expect(await screen.findByText('Service unavailable or timed out!')).toBeVisible();
    expect(addresses()).toHaveLength(4);
    store.heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(addresses()).toHaveLength(5));
  });
});
