import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readInventoryFile } from 'shared-kit/model/inventory-sheet';
import { readXls } from 'shared-kit/model/xls';
import { CENTRAL_WAREHOUSE_SETTINGS } from '../settings/central-warehouse.settings';
import { hugeWorkbook } from './huge-workbook';
import { SAMPLES } from './samples';
import { writeZipBomb } from './zip-bomb';

const FOLDER = join(__dirname, '../../samples');
const read = (name: string, bytes: Uint8Array) => readInventoryFile(bytes, name, CENTRAL_WAREHOUSE_SETTINGS, { readXls });

/** The codes of the problems of a file's sheets, or of the file itself when it is no workbook. */
async function codes(name: string): Promise<(number | string | undefined | null)[]> {
  const reading = await read(name, SAMPLES[name]!());
  if (!reading.ok) return [reading.problem.code ?? reading.problem.key];
  return reading.sheets.map(({ problem }) => problem && (problem.code ?? problem.key));
}

it('the committed sample files are those that the generator writes', async () => {
  expect((await readdir(FOLDER)).sort()).toEqual(Object.keys(SAMPLES).sort());
  for (const [name, make] of Object.entries(SAMPLES)) {
    const same = Buffer.from(make()).equals(await readFile(join(FOLDER, name)));
    expect({ name, same }).toEqual({ name, same: true });
  }
});

it.each([
  ['valid.xlsx', [null]],
  ['valid.xls', [null]],
  ['utf-8.csv', [null]],
  ['utf-8-bom.csv', [null]],
  ['windows-1252.csv', [null]],
  ['semicolon.csv', [null]],
  ['tab.csv', [null]],
  ['three-sheets.xlsx', [null, null, null]],
  ['several-streets.xlsx', [947]],
  ['repeated-addresses.xlsx', [946]],
  ['no-valid-address.xlsx', [941]],
  ['missing-address-column.xlsx', [948]],
  ['missing-check-columns.xlsx', [943]],
  ['pdf-renamed.xlsx', ['createInventoryTask.invalidDocument']],
  ['empty.csv', [945]],
])('TASK-13 %s is what its name says', async (name, expected) => {
  expect(await codes(name)).toEqual(expected);
});

it('TASK-16 the samples of all formats and encodings have the same rows', async () => {
  const rowsOf = async (name: string) => {
    const reading = await read(name, SAMPLES[name]!());
    return reading.ok ? reading.sheets[0]?.rows : undefined;
  };
  const rows = await rowsOf('valid.xlsx');
  expect(rows).toHaveLength(60);
  expect(rows?.some(({ inputData }) => inputData['Owner'] === 'Armazéns São João')).toBe(true);
  for (const name of ['valid.xls', 'utf-8.csv', 'utf-8-bom.csv', 'windows-1252.csv', 'semicolon.csv', 'tab.csv']) {
    expect({ name, rows: await rowsOf(name) }).toEqual({ name, rows });
  }
});

it('TASK-13 the huge workbook is valid and has the requested number of rows', async () => {
  const reading = await read('huge.xlsx', hugeWorkbook(12_000));
  expect(reading).toMatchObject({ ok: true, sheets: [{ rowsInSheet: 12_000, problem: null }] });
});

it('TASK-14 the zip bomb is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bomb-'));
  const file = join(folder, 'bomb.xlsx');
  await writeZipBomb(file, 64);
  expect((await stat(file)).size).toBeLessThan(1024 * 1024);
  const tooLarge = { problem: { key: 'createInventoryTask.tooLarge' } };
  expect(await read('bomb.xlsx', await readFile(file))).toMatchObject({ sheets: [tooLarge] });
  await rm(folder, { recursive: true });
});
