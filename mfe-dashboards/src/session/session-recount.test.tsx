import { screen, waitFor, within } from '@testing-library/react';
import { docPaths, type AddressRecord, type Session, type TaskRow } from 'shared-kit/model';
import { packTask } from 'shared-kit/model/inventory-sheet';
import {
  aManualField,
  apiDouble,
  aRecord,
  aSession,
  aTask,
  readPackedTask,
  recordDocuments,
  sessionDocument,
  taskDocument,
  wholeText,
} from 'shared-kit/testing';
import { aStore, NORTH, NORTH_PATH, renderPage } from '../testing/render-page';

const REF = { ...NORTH, session: 's1' };
const PATH = `${NORTH_PATH}/sessions/s1`;
const FIELD = aManualField({ description: '', unity: '', useCheckField: true, checkField: 'Expected boxes', isSummable: false });
const CREATED = { message: { key: 'createInventoryTask.created', text: 'Inventory task created!' } };

const RECORDS = [
  aRecord({ address: 'G01010101', mif: { Boxes: 4 }, results: { Boxes: 'negative' } }),
  aRecord({ address: 'G01010102', status: 'empty' }),
  aRecord({ address: 'G01010103', mif: { Boxes: 1 }, results: { Boxes: 'positive' } }),
  aRecord({ address: 'G01010104', status: 'invalid' }),
];
const listed = (address: string, boxes: string): TaskRow => ({
  address,
  expectedBarcodeData: {},
  expectedMifData: { 'Expected boxes': boxes },
  inputData: { Address: address, 'Expected boxes': boxes },
});
const LIST = ['G01010101', 'G01010102', 'G01010103', 'G01010104', 'G01010105'].map((address, at) => listed(address, `${at + 1}`));

function open(records: readonly AddressRecord[] = RECORDS, session: Partial<Session> = {}, path = PATH) {
  const store = aStore(
    {
      ...sessionDocument(NORTH, aSession({ name: 'Aisle 1/2', total: records.length, wasTask: true, task: 'Count 1', ...session })),
      ...recordDocuments(REF, [...records]),
      ...taskDocument(NORTH, aTask({ payloadParts: 1 })),
      [docPaths.payloadPart(NORTH, 'Count 1', 0)]: { data: packTask({ orderedColumns: ['Address', 'Expected boxes'], rows: LIST }) },
    },
    { manualInputFields: [FIELD] },
  );
  return renderPage(path, { store, api: apiDouble().on('POST /api/tasks', CREATED) });
}

const choice = () => screen.findByRole('dialog', { name: 'Create task from these addresses' });
const kinds = async () => {
  await within(await choice()).findByRole('group', { name: 'Addresses to count again' });
  return within(await choice())
    .getAllByRole('checkbox')
    .map((box) => [box.closest('label')?.textContent ?? '', (box as HTMLInputElement).checked]);
};
type User = Awaited<ReturnType<typeof open>>['user'];
const choose = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Create task from these' }));
  return kinds();
};

describe('a task from what a session has left', () => {
  it('ADD-78 (D-60, D-168) offers each kind with its number, and sends the packed list of the chosen addresses', async () => {
    const { user, api, store } = await open();
    const before = store.reads;
    expect(await choose(user)).toEqual([
      ['Empty: 1', true],
      ['Invalid: 1', true],
      ['Divergent: 1', true],
      ['Not read: 1', true],
    ]);
    // The task and its list: the readings are in the worker.
    expect(store.reads - before).toBe(2);
    await user.click(screen.getByRole('checkbox', { name: 'Invalid: 1' }));
    await user.click(screen.getByRole('button', { name: 'Show the rows' }));
    const rows = await screen.findByRole('region', { name: 'Rows from Aisle 1/2' });
    expect(rows).toHaveTextContent('3 of 3 rows are valid');
    expect(screen.getByText(wholeText('3 addresses of Aisle 1/2'))).toBeVisible();
    expect(
      within(within(rows).getByRole('table'))
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['AddressExpected boxes', 'G010101011', 'G010101022', 'G010101055']);
    expect(screen.getByRole('textbox', { name: 'Task name' })).toHaveValue('Recount of Aisle 12');
    expect(screen.queryByLabelText('Spreadsheet')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
    const [call] = api.calls;
    expect(call!.query.get('name')).toBe('Recount of Aisle 12');
    expect(call!.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(readPackedTask(await (call!.body as Blob).text())).toEqual({
      v: 1,
      orderedColumns: ['Address', 'Expected boxes'],
      rows: [listed('G01010101', '1'), listed('G01010102', '2'), listed('G01010105', '5')],
    });
  });

  it('ADD-78 begins with the kind that the table shows, and offers none of zero', async () => {
    const { user } = await open(RECORDS.slice(0, 3), {}, `${PATH}?show=empty`);
    expect(await choose(user)).toEqual([
      ['Empty: 1', true],
      ['Divergent: 1', false],
      ['Not read: 2', false],
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Empty: 1' }));
    await user.click(screen.getByRole('button', { name: 'Show the rows' }));
    expect(await screen.findByText('Choose at least one kind of address.')).toBeVisible();
  });

  it('ADD-78 says that there is nothing to count again', async () => {
    const { user, store } = await open([RECORDS[2]!], { wasTask: false });
    const before = store.reads;
    await user.click(await screen.findByRole('button', { name: 'Create task from these' }));
    expect(await within(await choice()).findByText(/There is nothing to count again/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show the rows' })).toBeNull();
    expect(store.reads).toBe(before);
  });

  it('ADD-78 leaves out addresses that do not fit the pattern, and lists them, as of a sheet', async () => {
    const { user } = await open([aRecord({ address: 'X1', status: 'empty' }), RECORDS[1]!], { wasTask: false });
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Show the rows' }));
    const rows = await screen.findByRole('region', { name: 'Rows from Aisle 1/2' });
    expect(rows).toHaveTextContent('1 of 2 rows are valid');
    expect(within(rows).getByRole('button', { name: 'Download 1 problem row' })).toBeVisible();
  });

  it('ADD-78 addresses in several streets are accepted first, as of a sheet', async () => {
    const several = ['G01010101', 'G02010101'].map((address) => aRecord({ address, status: 'empty' }));
    const { user, api } = await open(several, { wasTask: false });
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Show the rows' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Accept addresses in several streets' }));
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(api.calls[0]?.query.get('acceptStreets')).toBe('true'));
  });

  it('ADD-80 keeps rows and name after a refusal', async () => {
    const { user, api } = await open();
    api.on('POST /api/tasks', { status: 500, message: { code: 901, key: 'err.internalServer', text: 'Internal server error!' } });
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Show the rows' }));
    await screen.findByRole('region', { name: 'Rows from Aisle 1/2' });
    await user.type(screen.getByRole('textbox', { name: 'Task name' }), ' b');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect((await screen.findAllByRole('alert'))[0]).toBeVisible();
    expect(screen.getByRole('region', { name: 'Rows from Aisle 1/2' })).toHaveTextContent('4 of 4 rows are valid');
    expect(screen.getByRole('textbox', { name: 'Task name' })).toHaveValue('Recount of Aisle 12 b');
  });

  it('ADD-80 asks before the rows are left', async () => {
    const { user, state } = await open();
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Show the rows' }));
    await screen.findByRole('region', { name: 'Rows from Aisle 1/2' });
    expect(state.unsaved.any()).toBe(true);
    expect(screen.getByRole('link', { name: 'Choose other addresses' })).toHaveAttribute('href', PATH);
  });

  it('ADD-80 a URL whose rows are gone says so, and takes a spreadsheet', async () => {
    await renderPage(`${NORTH_PATH}/tasks/create?rows=of-another-day`);
    expect(await screen.findByText('The chosen addresses are no longer here')).toBeVisible();
    expect(screen.getByLabelText('Spreadsheet')).toBeVisible();
  });
});
