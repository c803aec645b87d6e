/** @jest-environment node */
import { DEFAULT_TOGGLES, EXPORT_TYPES, type ExportType } from '../sessions/export-options';
import type { Progress } from '../pacing/progress';
import { exportSessions } from './export-sessions';
import type { ExportContext } from './export-context';
import type { LoadedSession } from '../session-table/loaded-session';
import { aContext, aLoadedSession, aRecord, at, sampleRecords, sampleSession } from './session-export.test-data';
import { cellsOf, filesOf, partsOf, readBook, textsOf } from './xlsx-reading.test-data';

const sample: LoadedSession = { session: sampleSession, records: sampleRecords };
const later = aLoadedSession([aRecord('01010102', { checkedAt: at(12, 0), mif: { Qty: 2 } }), aRecord('02010101')], {
  name: 'Aisle 2',
  startTime: at(12, 0),
});
const blank = aLoadedSession([], { name: 'Nothing' });

async function exported(type: ExportType, sessions: LoadedSession[], context: Partial<ExportContext> = {}) {
  const file = await exportSessions(type, sessions, aContext(context));
  if (!file.ok) throw new Error(file.problem.text);
  return file.value;
}

const manyRecords = (count: number) => Array.from({ length: count }, (_, i) => aRecord(String(i), { mif: { Qty: i % 7 } }));
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('exporting sessions', () => {
  it('EXPORT-01 writes a sheet for each session in their order', async () => {
    const file = await exported('XLSX_SESSION_PER_TAB', [sample, blank, later]);
    expect(file).toMatchObject({
      fileName: 'acme_North_20240305_070809.xlsx',
      mimeType: expect.stringContaining('spreadsheetml.sheet'),
    });
    const book = readBook(file.bytes);
    expect(book.SheetNames).toEqual(['Aisle 1', 'Nothing', 'Aisle 2']);
    expect(textsOf(book, 'Aisle 1')).toEqual([
      ['Address', 'Checked at', 'Employee ID', 'Employee name', 'SKU', 'SKU (check)', 'Lot', 'Qty [box]', 'Qty [box] (check)'],
      ['01010101', '2024/03/01 10:05:00', '17', 'Ana Lima', 'A1 | A2', 'DIVERGENT', 'L7', '8', 'OK'],
      ['01010102', '2024/03/01 10:01:00', '17', 'Ana Lima', 'EMPTY', '', 'EMPTY', '', ''],
      ['01010103', '2024/03/01 10:02:00', '17', 'Ana Lima', 'INVALID', '', 'INVALID', '1', 'DIVERGENT'],
    ]);
    expect(cellsOf(book, 'Aisle 1')[1]).toEqual(expect.arrayContaining(['17', 8]));
  });

  it('EXPORT-01 EXPORT-13 keeps a session without rows as a header, next to others', async () => {
    const { bytes } = await exported('XLSX_SESSION_PER_TAB', [sample, blank]);
    expect(textsOf(readBook(bytes), 'Nothing')).toHaveLength(1);
  });

  it('EXPORT-01 references and declares a part for each sheet', async () => {
    const { bytes } = await exported('XLSX_SESSION_PER_TAB', [sample, later]);
    const parts = await partsOf(bytes);
    expect(Object.keys(parts).filter((name) => name.includes('worksheets'))).toEqual([
      'xl/worksheets/sheet1.xml',
      'xl/worksheets/sheet2.xml',
    ]);
    expect(parts['xl/workbook.xml']).toContain('<sheet name="Aisle 2" sheetId="2" r:id="rId2"/>');
  });

  it('EXPORT-12 writes a sheet for each of several sessions with the same name', async () => {
    const { bytes } = await exported('XLSX_SESSION_PER_TAB', [sample, { ...sample, session: { ...sampleSession, name: 'AISLE 1' } }]);
    expect(readBook(bytes).SheetNames).toEqual(['Aisle 1', 'AISLE 1~2']);
  });

  it('EXPORT-02 EXPORT-10 zips a workbook for each session, even of one', async () => {
    const file = await exported('XLSX_SESSION_PER_FILE', [sample]);
    expect(file).toMatchObject({ fileName: 'acme_North_20240305_070809.zip', mimeType: 'application/zip' });
    const entries = await filesOf(file.bytes);
    expect(Object.keys(entries)).toEqual(['Aisle 1.xlsx']);
    const book = readBook(entries['Aisle 1.xlsx']!);
    expect(book.SheetNames).toEqual(['Aisle 1']);
    expect(textsOf(book, 'Aisle 1')).toHaveLength(4);
  });

  it.each([
    ['pt-BR', ';', '1,234'],
    ['en-US', ';', '1,234'],
    ['es-ES', ',', '1.234'],
    ['pt-BR', '\t', '1,234'],
    ['en-GB', '\t', '1.234'],
  ] as const)(
    'EXPORT-03 EXPORT-05 (D-75) writes numbers in %s with the decimal sign of %j, addresses as they are',
    async (locale, separator, number) => {
      const weighed = aLoadedSession([aRecord('1.234', { mif: { Qty: 1.234 } })], { name: 'Weights' });
      const row = ['1.234', number];
      const cells = (csv: string) =>
        csv
          .split('\r\n')[1]!
          .split(separator)
          .filter((cell) => /^\d[.,]\d+$/.test(cell));
      const merged = await exported('CSV_MERGED_SINGLE_FILE', [weighed], { separator, locale });
      expect(cells(textOf(merged.bytes))).toEqual(row);
      const zipped = await filesOf((await exported('CSV_SESSION_PER_FILE', [weighed], { separator, locale })).bytes);
      expect(cells(textOf(zipped['Weights.csv']!))).toEqual(row);
    },
  );

  it('EXPORT-03 EXPORT-10 zips a CSV for each session, equal names numbered', async () => {
    const file = await exported('CSV_SESSION_PER_FILE', [sample, later, { ...later, session: { ...later.session, name: 'a/b' } }, sample]);
    expect(file.fileName).toBe('acme_North_20240305_070809.zip');
    const entries = await filesOf(file.bytes);
    expect(Object.keys(entries)).toEqual(['Aisle 1.csv', 'Aisle 2.csv', 'a_b.csv', 'Aisle 1~2.csv']);
    expect(textOf(entries['Aisle 1.csv']!)).toContain('01010101,2024/03/01 10:05:00,17,Ana Lima,A1 | A2,DIVERGENT,L7,8,OK\r\n');
  });

  it.each(['CSV_SESSION_PER_FILE', 'CSV_MERGED_SINGLE_FILE'] as const)(
    'EXPORT-03 EXPORT-05 separates %s with the chosen character',
    async (type) => {
      const { bytes } = await exported(type, [sample], { separator: ';' });
      const text = textOf(type === 'CSV_SESSION_PER_FILE' ? (await filesOf(bytes))['Aisle 1.csv']! : bytes);
      expect(text).toContain('01010101;2024/03/01 10:05:00;17;Ana Lima;A1 | A2;DIVERGENT;L7;8;OK\r\n');
    },
  );

  it('EXPORT-04 EXPORT-11 merges sessions into one sheet named after the domain, with the latest readings', async () => {
    const file = await exported('XLSX_MERGED_SINGLE_FILE', [sample, later]);
    expect(file.fileName).toBe('acme_North_merged_20240305_070809.xlsx');
    const book = readBook(file.bytes);
    expect(book.SheetNames).toEqual(['North']);
    expect(textsOf(book, 'North').map((row) => row.slice(0, 2))).toEqual([
      ['Address', 'Checked at'],
      ['01010101', '2024/03/01 10:05:00'],
      ['01010102', '2024/03/01 12:00:00'],
      ['01010103', '2024/03/01 10:02:00'],
      ['02010101', '2024/03/01 10:00:00'],
    ]);
  });

  it('EXPORT-05 writes the same merged table as CSV', async () => {
    const file = await exported('CSV_MERGED_SINGLE_FILE', [sample, later]);
    expect(file).toMatchObject({
      fileName: 'acme_North_merged_20240305_070809.csv',
      mimeType: 'text/csv;charset=utf-8',
    });
    const lines = textOf(file.bytes).split('\r\n');
    expect(lines.slice(1, 3)).toEqual([
      '01010101,2024/03/01 10:05:00,17,Ana Lima,A1 | A2,DIVERGENT,L7,8,OK',
      '01010102,2024/03/01 12:00:00,17,Ana Lima,,,,2,',
    ]);
  });

  it.each(['XLSX_MERGED_SINGLE_FILE', 'CSV_MERGED_SINGLE_FILE'] as const)(
    'EXPORT-04 EXPORT-05 names the session of each row in a last column of %s when chosen',
    async (type) => {
      const outcome = await exportSessions(type, [sample, later], aContext({ sessionColumn: 'Session' }));
      if (!outcome.ok) throw new Error(outcome.problem.text);
      const { bytes } = outcome.value;
      const rows = type.startsWith('XLSX')
        ? textsOf(readBook(bytes), 'North')
        : textOf(bytes)
            .trim()
            .split('\r\n')
            .map((line) => line.split(','));
      expect(rows.map((row) => row.at(-1))).toEqual([
        'Session',
        sample.session.name,
        later.session.name,
        sample.session.name,
        later.session.name,
      ]);
      expect(rows.map((row) => row[0]?.replace('\uFEFF', ''))).toEqual(['Address', '01010101', '01010102', '01010103', '02010101']);
      expect(rows[1]![1]).toBe('2024/03/01 10:05:00');
    },
  );

  it('EXPORT-11 omits an invalid reading of an address that was validly read later', async () => {
    const fixed = aLoadedSession([aRecord('01010103', { checkedAt: at(13, 0) })]);
    const toggles = { ...DEFAULT_TOGGLES, invalidOnly: true };
    const file = await exportSessions('CSV_MERGED_SINGLE_FILE', [sample, fixed], aContext({ toggles }));
    expect(file).toMatchObject({ ok: false, problem: { code: 201 } });
  });

  it('EXPORT-01 removes characters from the file name that file systems do not accept', async () => {
    const { fileName } = await exported('XLSX_SESSION_PER_TAB', [sample], { company: 'a/b', domain: 'c:d*' });
    expect(fileName).toBe('a_b_c_d__20240305_070809.xlsx');
  });

  it.each(EXPORT_TYPES)('EXPORT-13 reports that data is missing for %s', async (type) => {
    const missing = { ok: false, problem: { code: 201, text: 'Missing data!' } };
    expect(await exportSessions(type, [], aContext())).toMatchObject(missing);
    expect(await exportSessions(type, [blank], aContext())).toMatchObject(missing);
    const toggles = { ...DEFAULT_TOGGLES, invalidOnly: true };
    expect(await exportSessions(type, [aLoadedSession([aRecord('1')])], aContext({ toggles }))).toMatchObject(missing);
  });

  it('EXPORT-14 rejects any other output type before anything else', async () => {
    expect(await exportSessions('PDF', [], aContext())).toEqual({
      ok: false,
      problem: { key: 'export.unknownType', text: 'Unknown output type!' },
    });
  });

  it('EXPORT-01 reports the sheet and cell of a text that is too long', async () => {
    const long = aLoadedSession([aRecord('1', { employeeName: 'x'.repeat(40_000) })], { name: 'Long' });
    expect(await exportSessions('XLSX_SESSION_PER_TAB', [sample, long], aContext())).toMatchObject({
      ok: false,
      problem: { key: 'export.textTooLong', args: ['D2', 'Long', 32767] },
    });
  });

  it.each(EXPORT_TYPES)('DASH-20 reports the progress of %s up to its end', async (type) => {
    const seen: Progress[] = [];
    await exportSessions(type, [aLoadedSession(manyRecords(5000)), sample], aContext(), (progress) => seen.push(progress));
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.map(({ done }) => done)).toEqual(seen.map(({ done }) => done).sort((a, b) => a - b));
    expect(seen.at(-1)).toEqual({ step: 'export', done: 10_008, total: 10_008 });
  });

  it.each(EXPORT_TYPES)('DASH-20 stops %s before its end when it is cancelled', async (type) => {
    const control = new AbortController();
    const seen: Progress[] = [];
    const sessions = [aLoadedSession(manyRecords(60_000)), aLoadedSession(manyRecords(60_000))];
    const run = exportSessions(type, sessions, aContext(), (progress) => seen.push(progress), control.signal);
    setTimeout(() => control.abort(new Error('stop')), 60);
    await expect(run).rejects.toThrow('stop');
    expect(seen.at(-1)?.done ?? 0).toBeLessThan(120_000);
  });

  it('DASH-20 does not start when it is cancelled before', async () => {
    await expect(exportSessions('XLSX_SESSION_PER_TAB', [sample], aContext(), undefined, AbortSignal.abort())).rejects.toThrow(/abort/i);
  });
});
