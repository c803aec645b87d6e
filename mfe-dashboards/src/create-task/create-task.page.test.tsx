import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aDomain,
  aManualField,
  apiDouble,
  aSettings,
  aTask,
  aWorkbook,
  domainDocument,
  readPackedTask,
  settingsDocument,
  taskDocument,
  type ApiCall,
  type ApiDouble,
} from 'shared-kit/testing';
import { aStore, NORTH, NORTH_PATH, renderPage, type PageOptions } from '../testing/render-page';
import { write } from '../testing/write';

const PATH = `${NORTH_PATH}/tasks/create`;

const CREATED = { message: { key: 'createInventoryTask.created', text: 'Inventory task created!' } };

const created = (): ApiDouble => apiDouble().on('POST /api/tasks', CREATED);

/** One sheet with a column of addresses and a column of owners. */
const addresses = (list: readonly string[], name?: string): File =>
  aWorkbook({ Count: [['Address', 'Owner'], ...list.map((address) => [address, 'Acme'])] }, name);

const open = async (options: PageOptions = {}) => {
  const rendered = await renderPage(PATH, options);
  await screen.findByLabelText('Spreadsheet');
  return rendered;
};

const choose = async (file: File) => userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Spreadsheet'), file);

/** The packed list in the body of a request. */
const packedOf = async (call?: ApiCall) => readPackedTask(await (call!.body as Blob).text());

const submit = async () => userEvent.click(screen.getByRole('button', { name: 'Create' }));

const sheet = (name = 'Count') => screen.findByRole('region', { name: `Sheet ${name}` });

/** The page without the snackbar, which has the same text. */
const form = () => within(screen.getByRole('form', { name: 'Create inventory task' }));

const nameField = () => screen.getByRole('textbox', { name: 'Task name' });
/** Enters the name at once, because each key renders the whole page. */
const enterName = async (name: string) => {
  await userEvent.click(nameField());
  await userEvent.paste(name);
};

const QUANTITY = aManualField({ field: 'Quantity', description: '', unity: '', useCheckField: true, checkField: 'Expected quantity' });

describe('creating an inventory task', () => {
  it('ROUTE-14 TASK-13 TASK-16 TASK-35 TASK-38 sends the file as it is and goes back to the list', async () => {
    const { api, state } = await open({ api: created() });
    const file = addresses(['G01020304', 'G01020305']);
    await choose(file);
    expect(await sheet()).toHaveTextContent('2 of 2 rows are valid');
    await userEvent.type(nameField(), 'Aisle 1');
    await submit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
    const [call] = api.calls;
    expect(call!.query.get('domain')).toBe('North');
    expect(call!.query.get('name')).toBe('Aisle 1');
    expect(call!.query.has('acceptStreets')).toBe(false);
    expect(call!.headers.get('company')).toBe('acme');
    expect(call!.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(new Uint8Array(await (call!.body as Blob).arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()));
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'success', message: CREATED.message });
  });

  it('TASK-20 (D-133) a sheet that is fine is read out too, once it is checked, and a file without one is not', async () => {
    await open();
    await choose(addresses(['G01020304', 'G01020305', 'X']));
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(announced()).toContain('Sheet Count has been checked.'));
    await choose(aWorkbook({ Count: [['Place'], ['G01020304']] }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(announced().filter((text) => text.includes('checked'))).toEqual([]);
  });

  it('TASK-13 pressed while the file is still being read, Create waits for it and then creates the task', async () => {
    const { api } = await open({ api: created() });
    fireEvent.change(screen.getByLabelText('Spreadsheet'), { target: { files: [addresses(['G01020304'])] } });
    fireEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(api.calls).toHaveLength(0);
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
    expect(api.calls).toHaveLength(1);
  });

  it('TASK-13 pressed while the file is still being read, Create uses the settings that arrive meanwhile', async () => {
    const store = aStore({}, { addrPattern: 'RRCCNNAA' });
    const { api } = await open({ api: created(), store });
    const file = addresses(['G01020304']);
    const bytes = await file.arrayBuffer();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const read = jest.spyOn(file, 'arrayBuffer').mockImplementation(() => released.then(() => bytes.slice(0)));
    fireEvent.change(screen.getByLabelText('Spreadsheet'), { target: { files: [file] } });
    fireEvent.click(screen.getByRole('button', { name: 'Create' }));
    write(store, settingsDocument(NORTH, aSettings({ addrPattern: '*RRCCNNAA' })));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
    expect(api.calls).toHaveLength(1);
  });

  it('TASK-13 pressed while a bad file is still being read, Create says what is wrong and sends nothing', async () => {
    const { api } = await open({ api: created() });
    fireEvent.change(screen.getByLabelText('Spreadsheet'), { target: { files: [addresses(['G01020304', 'G01020304'])] } });
    fireEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText(/Repeated addresses/)).toBeVisible();
    expect(api.calls).toHaveLength(0);
  });

  it('TASK-15 stops reading when cancelled, and reads the same file when it is chosen again', async () => {
    await open();
    const files = [addresses(['G01020304'])];
    fireEvent.change(screen.getByLabelText('Spreadsheet'), { target: { files } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(/Reading was canceled/)).toBeVisible();
    fireEvent.change(screen.getByLabelText('Spreadsheet'), { target: { files } });
    expect(await sheet()).toHaveTextContent('1 of 1 row is valid');
  });

  it('TASK-31 uses the name of the file, without its extension, when none is typed', async () => {
    const { api } = await open({ api: created() });
    await choose(addresses(['G01020304'], 'March count.xlsx'));
    await sheet();
    expect(screen.getByText('Creates: March count')).toBeVisible();
    await submit();
    await waitFor(() => expect(api.calls[0]?.query.get('name')).toBe('March count'));
  });

  it('TASK-30 TASK-34 creates a task from each sheet, named after the sheet, with its packed list', async () => {
    const { api } = await open({ api: created() });
    const head = ['Address', 'Owner'];
    await choose(aWorkbook({ North: [head, ['G01020304', 'Acme']], South: [head, ['G02020304', 'Norte']] }));
    await sheet('South');
    await enterName('March');
    await submit();
    await waitFor(() => expect(api.calls).toHaveLength(2));
    expect(api.calls.map((call) => call.query.get('name'))).toEqual(['March_North', 'March_South']);
    expect(api.calls[1]!.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const packed = await packedOf(api.calls[1]);
    expect(packed).toEqual({
      v: 1,
      orderedColumns: head,
      rows: [{ address: 'G02020304', expectedBarcodeData: {}, expectedMifData: {}, inputData: { Address: 'G02020304', Owner: 'Norte' } }],
    });
  });

  it('TASK-30 stops at the first failure, says which tasks exist, and creates only the rest when tried again', async () => {
    let fails = true;
    const api = apiDouble().on('POST /api/tasks', ({ query }) =>
      query.get('name') === 'March_B' && fails ? { status: 500, message: { code: 940, text: 'Failed to process the task!' } } : CREATED,
    );
    await open({ api });
    const rows = (address: string) => [['Address'], [address]];
    await choose(aWorkbook({ A: rows('G01020304'), B: rows('G01020305'), C: rows('G01020306') }));
    await sheet('C');
    await enterName('March');
    await submit();
    const problem = await screen.findByText(/^Created: /);
    expect(problem).toHaveTextContent('Created: March_A. Not created: March_B and March_C.');
    expect(within(problem).getByText('March_B')).toHaveAttribute('translate', 'no');
    expect(problem.closest('.ic-alert')).toHaveTextContent('Failed to process the task!');
    expect(nameField()).toHaveValue('March');
    fails = false;
    await submit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
    expect(api.calls.map((call) => call.query.get('name'))).toEqual(['March_A', 'March_B', 'March_B', 'March_C']);
  });

  it('TASK-30 ADD-41 (D-132) goes on creating the tasks when the page is left, and stays on the page that was opened', async () => {
    const answers: (() => void)[] = [];
    const api = apiDouble().on('POST /api/tasks', () => new Promise((resolve) => answers.push(() => resolve(CREATED))));
    await open({ api });
    await choose(aWorkbook({ A: [['Address'], ['G01020304']], B: [['Address'], ['G01020305']] }));
    await sheet('B');
    await enterName('March');
    await submit();
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: 'Acme Logistics' }));
    await screen.findByRole('heading', { level: 1, name: 'Acme Logistics' });
    answers[0]!();
    expect(await screen.findByRole('progressbar', { name: 'Creating March_B (2 of 2)' })).toBeVisible();
    answers[1]!();
    expect(await screen.findByText('2 tasks created')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Acme Logistics' })).toBeVisible();
  });

  it('TASK-14 refuses a file that is no spreadsheet, and keeps the name that was typed', async () => {
    await open();
    await enterName('Kept');
    await choose(new File(['%PDF-1.7'], 'count.xlsx'));
    expect(await screen.findByRole('alert')).toHaveTextContent('File not valid XLS, XLSX or CSV');
    await choose(new File(['text'], 'count.txt'));
    expect(await screen.findByRole('alert')).toHaveTextContent('File not valid XLS, XLSX or CSV');
    expect(nameField()).toHaveValue('Kept');
  });

  it('TASK-14 TASK-16 reads CSV', async () => {
    await open();
    await choose(addresses(['G01020304'], 'count.csv'));
    expect(await screen.findByText(/1 of 1 row is valid/)).toBeVisible();
  });

  it('TASK-29 names an XLS that cannot be read because the browser has no workers', async () => {
    await open();
    await choose(addresses(['G01020304'], 'count.xls'));
    expect(await screen.findByRole('alert')).toHaveTextContent('count.xls could not be read');
  });

  it('TASK-18 refuses a sheet without the address column', async () => {
    await open();
    await choose(aWorkbook({ Count: [['Place'], ['G01020304']] }));
    expect(within(await sheet()).getByRole('alert')).toHaveTextContent('Missing address column: Address');
  });

  it('TASK-19 refuses a sheet without the columns to check', async () => {
    await open({ settings: { manualInputFields: [QUANTITY] } });
    expect(screen.getByText('Expected quantity')).toBeVisible();
    await choose(addresses(['G01020304']));
    expect(within(await sheet()).getByRole('alert')).toHaveTextContent('Missing columns: Expected quantity');
  });

  it('TASK-20 leaves out rows whose address has another length', async () => {
    await open();
    await choose(addresses(['G01020304', 'G0102', 'G01020305']));
    expect(await sheet()).toHaveTextContent('2 of 3 rows are valid');
    expect(await sheet()).toHaveTextContent('1 row is left out: its address does not have 9 characters.');
  });

  it('TASK-21 refuses a sheet without a valid address', async () => {
    await open();
    await choose(addresses(['G0102']));
    expect(within(await sheet()).getByRole('alert')).toHaveTextContent('No valid addresses!');
  });

  it('TASK-22 names the repeated addresses and their rows', async () => {
    const { api } = await open();
    await choose(addresses(['G01020304', 'G01020305', 'G01020304']));
    expect(within(await sheet()).getByRole('alert')).toHaveTextContent('Repeated addresses: G01020304');
    await userEvent.click(screen.getByText('Where they are'));
    expect(screen.getByText('rows 2 and 4')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await submit();
    expect(await screen.findByText(/cannot become a task as it is/)).toBeVisible();
    expect(api.calls).toHaveLength(0);
  });

  it('TASK-23 TASK-28 allows several streets only when accepted, and tells the server so', async () => {
    const { api } = await open({ api: created() });
    await choose(addresses(['G01020304', 'G02020304']));
    expect(within(await sheet()).getByRole('alert')).toHaveTextContent('Addresses in more than one street: 01');
    await submit();
    expect(await screen.findByText(/cannot become a task as it is/)).toBeVisible();
    expect(api.calls).toHaveLength(0);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Accept addresses in several streets' }));
    await submit();
    await waitFor(() => expect(api.calls[0]?.query.get('acceptStreets')).toBe('true'));
  });

  it('TASK-23 asks again when another file is chosen', async () => {
    await open();
    await choose(addresses(['G01020304', 'G02020304']));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Accept addresses in several streets' }));
    await choose(addresses(['G03020304', 'G04020304'], 'other.xlsx'));
    await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked());
  });

  const failingScript = domainDocument('acme', aDomain({ taskPreprocessingScript: 'throw new Error("no")' }));
  it.each<[code: number, what: string, says: RegExp, rows: string[][], options: PageOptions]>([
    [
      216,
      'a column that is there twice',
      /^Duplicate field name! \(Owner\)/,
      [
        ['Address', 'Owner', 'Owner'],
        ['G01020304', 'a', 'b'],
      ],
      {},
    ],
    [
      940,
      'a script that fails',
      /^The domain’s script could not prepare the sheets: /,
      [['Address'], ['G01020304']],
      { documents: failingScript },
    ],
    [941, 'no valid address', /^No valid addresses!/, [['Address'], ['G0102']], {}],
    [
      943,
      'missing columns',
      /^Missing columns: Expected quantity/,
      [['Address'], ['G01020304']],
      { settings: { manualInputFields: [QUANTITY] } },
    ],
    [945, 'no rows', /^Failed to parse the sheet Count/, [['Address']], {}],
    [
      948,
      'a title above the header',
      /^Row 1 does not name the needed columns, but row 2 does/,
      [['Stock'], ['Address'], ['G01020304']],
      {},
    ],
    [946, 'repeated addresses', /^Repeated addresses: G01020304/, [['Address'], ['G01020304'], ['G01020304']], {}],
    [948, 'no address column', /^Missing address column: Address/, [['Place'], ['G01020304']], {}],
  ])('TASK-24 TASK-28 %i, %s, cannot be accepted: nothing is sent', async (_code, _what, says, rows, options) => {
    const { api } = await open({ ...options, api: created() });
    await choose(aWorkbook({ Count: rows }));
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(says)),
    );
    expect(screen.queryByRole('checkbox')).toBeNull();
    await submit();
    expect(await screen.findByText(/cannot become a task as it is|Choose a valid spreadsheet first/)).toBeVisible();
    expect(api.calls).toHaveLength(0);
  });

  it('TASK-24 blocks all sheets when one cannot be accepted', async () => {
    const { api } = await open();
    const streets = [['Address'], ['G01020304'], ['G02020304']];
    await choose(aWorkbook({ Streets: streets, Twice: [['Address'], ['G01020304'], ['G01020304']] }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Accept addresses in several streets' }));
    await submit();
    expect(await screen.findByText(/cannot become a task as it is/)).toBeVisible();
    expect(api.calls).toHaveLength(0);
  });

  it('TASK-25 says that the name is taken before anything is sent', async () => {
    const { api } = await open({ documents: taskDocument(NORTH, aTask({ id: 'Monday', name: 'Monday' })), api: created() });
    await choose(addresses(['G01020304']));
    await sheet();
    await enterName('MONDAY');
    await waitFor(() => expect(nameField()).toHaveAccessibleDescription(/The task name already exists! \(MONDAY\)/));
    await submit();
    expect(api.calls).toHaveLength(0);
  });

  it('TASK-25 ERR-02 shows the server’s refusal of a name that was taken meanwhile, and keeps everything', async () => {
    const api = apiDouble().on('POST /api/tasks', { status: 409, message: { code: 942, text: 'no', args: ['Monday'] } });
    const { state } = await open({ api });
    await choose(addresses(['G01020304']));
    await sheet();
    await enterName('Monday');
    await submit();
    expect(await form().findByText('The task name already exists! (Monday)')).toBeVisible();
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'error', duration: 5000 });
    expect(nameField()).toHaveValue('Monday');
    expect(await sheet()).toBeVisible();
  });

  it('TASK-26 refuses a task name with each of the characters that it may not have', async () => {
    const { user } = await open();
    for (const name of ['a/b', 'a.b', 'a[b', 'a]b', 'a*b', 'a´b', 'a#b']) {
      fireEvent.change(nameField(), { target: { value: 'a' } });
      expect([name, nameField().getAttribute('aria-invalid')]).toEqual([name, null]);
      await user.clear(nameField());
      await user.paste(name);
      expect(nameField()).toHaveAccessibleDescription(/None of the following characters is allowed: \/ \. \[ \] \* ´ #/);
    }
  });

  it('TASK-26 refuses the name of a file with a dot in it, until another is typed', async () => {
    await open();
    await choose(addresses(['G01020304'], 'inv.2024.xlsx'));
    await sheet();
    expect(nameField()).toHaveAccessibleDescription(/inv\.2024\)/);
    await enterName("O'Brien 2024");
    expect(nameField()).not.toHaveAttribute('aria-invalid');
  });

  it('TASK-27 asks for a file when Create is pressed without one', async () => {
    const { api } = await open();
    await submit();
    expect(screen.getByLabelText('Spreadsheet')).toHaveAccessibleDescription(/Choose a valid spreadsheet first\./);
    expect(api.calls).toHaveLength(0);
  });

  it('TASK-33 packs each row with its address, the expected values of labels and fields, and all input', async () => {
    const { api } = await open({ settings: { manualInputFields: [QUANTITY] }, api: created() });
    const head = ['Address', 'Owner', 'Expected quantity'];
    await choose(aWorkbook({ One: [head, ['G01020304', 'Acme', '5']], Two: [head, ['G01020305', 'Bolt', '7']] }));
    await sheet('Two');
    await enterName('Count');
    await submit();
    await waitFor(() => expect(api.calls).toHaveLength(2));
    expect(await packedOf(api.calls[1])).toHaveProperty('rows', [
      {
        address: 'G01020305',
        expectedBarcodeData: {},
        expectedMifData: { 'Expected quantity': '7' },
        inputData: { Address: 'G01020305', Owner: 'Bolt', 'Expected quantity': '7' },
      },
    ]);
  });

  it('shows the first rows of the sheet by its columns', async () => {
    await open();
    await choose(addresses(['G01020304', 'G01020305']));
    const preview = within(await sheet()).getByRole('table', { name: 'First rows of Count' });
    expect(
      within(preview)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Address', 'Owner']);
    expect(within(preview).getByRole('row', { name: 'G01020304 Acme' })).toBeVisible();
  });

  it('TASK-35 says that the server cannot be reached and lets the user try again', async () => {
    await open({ api: apiDouble().down() });
    await choose(addresses(['G01020304']));
    await sheet();
    await submit();
    expect(await form().findByText('Service unavailable or timed out!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create' })).toBeEnabled();
  });

  it('TASK-35 TASK-25 sends the same attempt again when the answer was lost, even when the list already shows its task', async () => {
    let answers = 0;
    const api = apiDouble().on('POST /api/tasks', () => (++answers === 1 ? Promise.reject(new TypeError('lost')) : CREATED));
    const store = aStore();
    await open({ api, store });
    await choose(addresses(['G01020304']));
    await sheet();
    await enterName('Monday');
    await submit();
    expect(await form().findByText('Service unavailable or timed out!')).toBeVisible();
    write(store, taskDocument(NORTH, aTask({ id: 'Monday', name: 'Monday' })));
    await submit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
    const [first, second] = api.calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/\S/);
    expect(second).toBe(first);
  });

  it.each(['Create as checked', 'Check again'])(
    'TASK-13 TASK-35 sends nothing of a file that has changed since it was checked, until the user decides: %s',
    async (decision) => {
      const { api } = await open({ api: created() });
      const file = addresses(['G01020304']);
      const bytes = new Uint8Array(await file.arrayBuffer());
      await choose(file);
      await sheet();
      // Browsers refuse to read a file that was changed, renamed or removed.
      const unreadable = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
      jest.spyOn(file, 'arrayBuffer').mockImplementation(unreadable);
      jest.spyOn(file, 'slice').mockImplementation(() => Object.assign(new Blob(), { arrayBuffer: unreadable }));
      await submit();
      expect(await screen.findByText('Nothing has been created.', { exact: false })).toBeVisible();
      expect(screen.getByRole('form')).toHaveTextContent(/\.xlsx” was changed, renamed or removed after it was checked/);
      expect(api.calls).toHaveLength(0);
      await userEvent.click(screen.getByRole('button', { name: decision }));
      if (decision === 'Check again') {
        expect(await form().findByText(/The file cannot be read\. It may have been changed/)).toBeVisible();
        expect(api.calls).toHaveLength(0);
        return;
      }
      expect(await screen.findByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
      expect(new Uint8Array(await (api.calls[0]!.body as Blob).arrayBuffer())).toEqual(bytes);
    },
  );

  it('asks before leaving discards a typed name or a chosen file', async () => {
    const user = userEvent.setup();
    await open();
    await enterName('Count of aisle 3');
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(nameField()).toHaveValue('Count of aisle 3');
    await user.clear(nameField());
    await choose(addresses(['G01020304']));
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
  });

  it('TASK-18 explains a domain without settings', async () => {
    const store = aStore();
    store.remove('companies/acme/domains/North/settings/0');
    await renderPage(PATH, { store });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to read the domain settings!');
  });

  const COLD_STORE = `return sheets.map((sheet) => ({
    name: sheet.name,
    columns: sheet.columns.map((column) => (column === 'Position' ? 'Address' : column)),
    rows: sheet.rows.filter((row) => row.Position !== 'Total').map(({ Position, ...row }) => ({ Address: Position, ...row })),
  }))`;

  const scripted = (taskPreprocessingScript: string) => ({
    documents: domainDocument('acme', aDomain({ taskPreprocessingScript })),
  });

  const supplier = () =>
    aWorkbook(
      {
        Count: [
          ['Position', 'Owner'],
          ['G01020304', 'Acme'],
          ['Total', '1'],
        ],
      },
      'supplier.xlsx',
    );

  it('TASK-17 runs the script of the domain over the sheets and sends the result', async () => {
    const { api } = await open({ ...scripted(COLD_STORE), api: created() });
    await choose(supplier());
    expect(await sheet()).toHaveTextContent('1 of 1 row is valid');
    await submit();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(api.calls[0]!.query.get('name')).toBe('supplier');
    expect(api.calls[0]!.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await packedOf(api.calls[0])).toMatchObject({
      orderedColumns: ['Address', 'Owner'],
      rows: [{ address: 'G01020304', inputData: { Address: 'G01020304', Owner: 'Acme' } }],
    });
  });

  it('TASK-17 makes no task when the script fails, and says why', async () => {
    await open(scripted('throw new Error("no Position")'));
    await choose(supplier());
    expect(await screen.findByRole('alert')).toHaveTextContent(/The domain’s script could not prepare the sheets.*Error: no Position/);
  });

  it('TASK-17 checks what the script returns like any other sheet', async () => {
    await open(scripted('return sheets'));
    await choose(supplier());
    expect(within(await sheet()).getByRole('alert')).toHaveTextContent('Missing address column: Address');
  });
});
