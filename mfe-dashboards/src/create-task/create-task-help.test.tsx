import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_UPLOAD_BYTES } from 'shared-kit/model';
import { aManualField, apiDouble, aTask, aWorkbook, readWorkbook, taskDocument, wholeText } from 'shared-kit/testing';
import { NORTH, NORTH_PATH, renderPage, type PageOptions } from '../testing/render-page';
import { catchSavedFiles } from '../testing/saved-files';
import { exampleAddress } from './sample-row';

const PATH = `${NORTH_PATH}/tasks/create`;
const FIELD = aManualField({
  description: '',
  unity: '',
  useCheckField: true,
  checkField: 'Expected boxes',
  showHistory: false,
  isSummable: false,
});

const open = async (options: PageOptions = {}) => {
  const rendered = await renderPage(PATH, options);
  await screen.findByLabelText('Spreadsheet');
  return rendered;
};
const addresses = (...list: string[]) => aWorkbook({ Count: [['Address', 'Owner'], ...list.map((address) => [address, 'Acme'])] });
const choose = async (file: File) => userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Spreadsheet'), file);
const sheet = (name = 'Count') => screen.findByRole('region', { name: `Sheet ${name}` });
const create = () => screen.getByRole('button', { name: 'Create' });

describe('the help with a task’s sheet', () => {
  it('ADD-SHEET-01 offers a template with the domain’s columns and an example address', async () => {
    const saved = catchSavedFiles();
    await open({ settings: { manualInputFields: [FIELD] } });
    expect(screen.getByText(wholeText('Addresses have 9 characters: *RRCCNNAA, for example G01020304'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download template' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toMatch(/^Template of North_.*\.xlsx$/);
    expect(Object.values(readWorkbook(await saved[0]!.bytes))).toEqual([[['Address', 'Expected boxes']]]);
  });

  it('ADD-SHEET-01 (D-160) shows the needed columns with a sample row', async () => {
    const kinds = [
      { ...FIELD, field: 'Weight', inputType: 'decimal', checkField: 'Kilograms' },
      { ...FIELD, field: 'Full', inputType: 'binary', checkField: '' },
      { ...FIELD, field: 'Count', inputType: 'integer', checkField: '' },
      { ...FIELD, field: 'Lot', inputType: 'text', checkField: '' },
    ];
    await open({ settings: { manualInputFields: kinds } });
    const [head, sample, ...more] = within(screen.getByRole('table', { name: 'Needed columns' })).getAllByRole('row');
    const texts = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);
    expect(texts(head!)).toEqual(['Address', 'Kilograms', 'Full', 'Count', 'Lot']);
    expect(texts(sample!)).toEqual(['G01020304', '1.5', 'OK', '12', 'ABC123']);
    expect(more).toEqual([]);
  });

  it.each([
    ['*RRCCNNAA', 'G01020304'],
    ['R-C.NNN', '1-2.003'],
    ['', ''],
  ])('ADD-SHEET-01 makes an example for the pattern %s', (pattern, example) => {
    expect(exampleAddress(pattern)).toBe(example);
  });

  it('ADD-SHEET-02 offers the rows that must be corrected, each with its number and reason', async () => {
    const saved = catchSavedFiles();
    await open();
    await choose(addresses('G01020304', 'G0102', '', 'G01020304', 'G01020305'));
    expect(await sheet()).toHaveTextContent('2 of 5 rows share their address with another one');
    expect(await sheet()).toHaveTextContent('1 row is left out: its address does not have 9 characters.');
    expect(await sheet()).toHaveTextContent('1 row is left out: it has no address.');
    expect(await sheet()).not.toHaveTextContent('rows are valid');
    await userEvent.click(screen.getByRole('button', { name: 'Download 4 problem rows' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [rows] = Object.values(readWorkbook(await saved[0]!.bytes));
    expect(rows!.map((cells) => Array.from(cells, (cell) => cell ?? ''))).toEqual([
      ['Row', 'Reason', 'Address', 'Owner'],
      [2, 'The same address as in row 5', 'G01020304', 'Acme'],
      [3, 'The address has 5 characters, not 9', 'G0102', 'Acme'],
      [4, 'No address', '', 'Acme'],
      [5, 'The same address as in row 2', 'G01020304', 'Acme'],
    ]);
  });

  it('ADD-SHEET-02 does not mention the length of addresses when a column is missing', async () => {
    await open();
    await choose(aWorkbook({ Count: [['Place'], ['G01020304'], ['G01020305']] }));
    expect(await sheet()).toHaveTextContent('The rows have not been checked.');
    expect(await sheet()).not.toHaveTextContent('characters');
    expect(screen.queryByRole('button', { name: /problem row/ })).toBeNull();
  });

  it('ADD-SHEET-03 TASK-27 marks Create as disabled with the reason while nothing can be created, and shows the reason when it is pressed', async () => {
    await open({ documents: taskDocument(NORTH, aTask({ id: 'Taken', name: 'Taken' })) });
    expect(create()).toHaveAttribute('aria-disabled', 'true');
    expect(create()).toHaveAccessibleDescription('Choose a valid spreadsheet first.');
    await userEvent.click(create());
    expect(await within(screen.getByRole('form')).findAllByText('Choose a valid spreadsheet first.')).not.toHaveLength(0);
    await choose(addresses('G01020304', 'G02020304'));
    await sheet();
    expect(create()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Accept addresses in several streets' }));
    await waitFor(() => expect(create()).not.toHaveAttribute('aria-disabled'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Task name' }), 'taken');
    await waitFor(() => expect(create()).toHaveAttribute('aria-disabled', 'true'));
    expect(screen.getByRole('textbox', { name: 'Task name' })).toHaveAccessibleDescription(/already exists/);
  });

  it('ADD-SHEET-03 refuses a file that is too large for the server before reading it', async () => {
    await open();
    expect(screen.getByText(/at most 31 MB/)).toBeVisible();
    const large = addresses('G01020304');
    Object.defineProperty(large, 'size', { value: MAX_UPLOAD_BYTES + 1 });
    const read = jest.spyOn(large, 'arrayBuffer');
    await choose(large);
    expect(await screen.findByText('The file is larger than 31 MB. Split it and try again.')).toBeVisible();
    expect(read).not.toHaveBeenCalled();
  });

  it('ADD-SHEET-03 TASK-30 says how many tasks exist now', async () => {
    const api = apiDouble().on('POST /api/tasks', { message: { key: 'createInventoryTask.created', text: 'Inventory task created!' } });
    await open({ api });
    await choose(aWorkbook({ A: [['Address'], ['G01020304']], B: [['Address'], ['G01020305']], C: [['Address'], ['G01020306']] }));
    await sheet('C');
    await userEvent.click(create());
    expect(await screen.findByText('3 tasks created')).toBeVisible();
  });
});
