import { waitFor, within } from '@testing-library/react';
import type { ExportType, Session } from 'shared-kit/model';
import { aRecord, aSession, readWorkbook, recordDocuments, sessionDocument } from 'shared-kit/testing';
import { NORTH, NORTH_PATH, renderPage } from '../testing/render-page';
import { catchSavedFiles } from '../testing/saved-files';
import { exportJob, type ExportRequest } from './export-job';

const session = (given: Partial<Session>, ...records: Parameters<typeof aRecord>[0][]) => ({
  ...sessionDocument(NORTH, aSession(given)),
  ...recordDocuments({ ...NORTH, session: given.id! }, records.map(aRecord)),
});

interface Switched {
  /** Names of switches to press. */
  press?: readonly string[];
  /** How a switch must be before that. */
  before?: { name: string; checked: boolean };
}

/** Opens the page of the domain, exports all its sessions as the given type, and opens the workbook that was saved. */
async function exported(documents: Record<string, Record<string, unknown>>, type: string, { press = [], before }: Switched = {}) {
  const saved = catchSavedFiles();
  const { user, page, unmount } = await renderPage(NORTH_PATH, { documents });
  await user.click(await page.findByRole('button', { name: 'Export' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Export sessions' }));
  await user.click(await dialog.findByRole('radio', { name: type }));
  if (before) expect(dialog.getByRole('switch', before)).toBeVisible();
  for (const name of press) await user.click(dialog.getByRole('switch', { name }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const book = readWorkbook(await saved[0]!.bytes);
  unmount();
  return book;
}

describe('the files of an export', () => {
  it('EXPORT-11 contain each address once, with its last reading, when sessions are merged', async () => {
    const at = (hour: number) => Date.UTC(2024, 2, 1, hour);
    const documents = {
      ...session({ id: 'a', name: 'Early' }, { employeeName: 'Ana Lima', checkedAt: at(8) }, { address: 'G01020305', checkedAt: at(8) }),
      ...session({ id: 'b', name: 'Late' }, { employeeName: 'Rui Melo', checkedAt: at(9) }),
    };
    const [rows, ...others] = Object.values(await exported(documents, 'One merged file (XLSX)'));
    expect(others).toEqual([]);
    const [head, ...read] = rows!;
    const who = head!.indexOf('Employee name');
    expect(read.map((row) => [row[0], row[who]]).sort()).toEqual([
      ['G01020304', 'Rui Melo'],
      ['G01020305', 'Ana Lima'],
    ]);
  });

  it('EXPORT-04 name the session of each row when they are merged and the option is on', async () => {
    const documents = { ...session({ id: 'a', name: 'Early' }, {}), ...session({ id: 'b', name: 'Late' }, { address: 'G01020305' }) };
    const [rows] = Object.values(await exported(documents, 'One merged file (XLSX)', { press: ['Name the session'] }));
    expect(rows!.map((row) => [row[0], row.at(-1)])).toEqual([
      ['Address', 'Session'],
      ['G01020304', 'Early'],
      ['G01020305', 'Late'],
    ]);
  });

  it('EXPORT-12 have tabs of at most 30 characters', async () => {
    const documents = session({ id: 'a', name: 'Central Warehouse, third count of March' }, {});
    const book = await exported(documents, TAB);
    expect(Object.keys(book)).toEqual(['Central Warehouse, third coun…']);
  });

  const TAB = 'One file, one tab per session (XLSX)';
  const BASE = ['Checked at', 'Employee ID', 'Employee name'];
  const READER = ['time', '17', 'Ana Lima'];
  const [FIRST, SECOND] = ['G01020304', 'G01020305'];
  const LABELS = [
    [FIRST, ...READER, 'L1 | L2'],
    [SECOND, ...READER, 'N/A'],
  ];
  /** A session of a task: an address that was read twice, with different labels, and one whose label is invalid. */
  const counted = session(
    { id: 'a', name: 'Count', wasTask: true, orderedColumns: ['Address', 'Owner'] },
    { labels: [{ name: 'Pallet', valid: true, data: { Lot: 'L1' } }], inputData: { Address: FIRST, Owner: 'ACME' } },
    { labels: [{ name: 'Pallet', valid: true, data: { Lot: 'L2' } }], inputData: { Address: FIRST, Owner: 'ACME' } },
    { address: SECOND, labels: [{ name: 'Pallet', valid: false, data: { Lot: '' } }], inputData: { Address: SECOND, Owner: 'ACME' } },
  );
  const DEFAULT_FILE = [['Address', ...BASE, 'Lot'], ...LABELS];

  it.each<[string, string, 'on' | 'off', string[][]]>([
    ['EXPORT-06', 'Merge labels', 'on', [['Address', ...BASE, 'Lot'], [FIRST, ...READER, 'L1'], [FIRST, ...READER, 'L2'], LABELS[1]!]],
    [
      'EXPORT-07',
      'Show input data',
      'off',
      [
        ['Address', ...BASE, 'Owner', 'Lot'],
        [FIRST, ...READER, 'ACME', 'L1 | L2'],
        [SECOND, ...READER, 'ACME', 'N/A'],
      ],
    ],
    [
      'EXPORT-08',
      'Show base fields',
      'on',
      [
        ['Address', 'Lot'],
        [FIRST, 'L1 | L2'],
        [SECOND, 'N/A'],
      ],
    ],
    ['EXPORT-09', 'Invalid only', 'off', [['Address', ...BASE, 'Lot'], LABELS[1]!]],
  ])(
    '%s have "%s" %s by default; after the switch is pressed, this and later files have the opposite',
    async (_id, name, byDefault, otherFile) => {
      const file = async (switched: Switched) => {
        const { Count: rows } = await exported(counted, TAB, switched);
        return rows!.map((row) => row.map((cell) => (typeof cell === 'number' ? 'time' : cell)));
      };
      expect(await file({ before: { name, checked: byDefault === 'on' } })).toEqual(DEFAULT_FILE);
      expect(await file({ press: [name] })).toEqual(otherFile);
      expect(await file({ before: { name, checked: byDefault === 'off' } })).toEqual(otherFile);
    },
  );

  it('EXPORT-14 are not written in an unknown type', async () => {
    const toRead = { ref: { company: 'acme', domain: 'North' }, sessions: [], access: null };
    const request = { type: 'PDF' as ExportType, sessions: [], toRead } as unknown as ExportRequest;
    const input = (async function* () {})();
    const outcome = await exportJob(request, { input, output: () => {}, onProgress: () => {}, signal: new AbortController().signal });
    expect(outcome).toEqual({ ok: false, problem: { key: 'export.unknownType', text: 'Unknown output type!' } });
  });
});
