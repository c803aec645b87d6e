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

/** Exports all sessions of the domain as the given type, and opens the workbook that was saved. */
async function exported(documents: Record<string, Record<string, unknown>>, type: string, ...switches: string[]) {
  const saved = catchSavedFiles();
  const { user, page } = await renderPage(NORTH_PATH, { documents });
  await user.click(await page.findByRole('button', { name: 'Export' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Export sessions' }));
  await user.click(await dialog.findByRole('radio', { name: type }));
  for (const name of switches) await user.click(dialog.getByRole('switch', { name }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  return readWorkbook(await saved[0]!.bytes);
}

describe('the files of an export', () => {
  beforeEach(() => localStorage.clear());

  it('EXPORT-11 hold an address once when sessions are merged: as it was read last', async () => {
    const at = (hour: number) => Date.UTC(2024, 2, 1, hour);
    const documents = {
      ...session({ id: 'a', name: 'Early' }, { employeeName: 'Ana Lima', checkedAt: at(8) }, { address: 'G01020305', checkedAt: at(8) }),
      ...session({ id: 'b', name: 'Late' }, { employeeName: 'Rui Melo', checkedAt: at(9) }),
    };
    const [rows, ...others] = Object.values(await exported(documents, 'One merged file (XLSX)'));
    expect(others).toEqual([]);
    const [head, ...read] = rows!;
    const who = head!.indexOf('Employee name');
    expect(read.map((row) => [row[0], row[who]]).sort()).toEqual([['G01020304', 'Rui Melo'], ['G01020305', 'Ana Lima']]);
  });

  it('EXPORT-04 name the session of each row when they are merged and shall', async () => {
    const documents = { ...session({ id: 'a', name: 'Early' }, {}), ...session({ id: 'b', name: 'Late' }, { address: 'G01020305' }) };
    const [rows] = Object.values(await exported(documents, 'One merged file (XLSX)', 'Name the session'));
    expect(rows!.map((row) => [row[0], row.at(-1)])).toEqual([['Address', 'Session'], ['G01020304', 'Early'], ['G01020305', 'Late']]);
  });

  it('EXPORT-12 have tabs of at most 30 characters', async () => {
    const documents = session({ id: 'a', name: 'Central Warehouse, third count of March' }, {});
    const book = await exported(documents, 'One file, one tab per session (XLSX)');
    expect(Object.keys(book)).toEqual(['Central Warehouse, third coun…']);
  });

  it('EXPORT-14 are of the types that there are', async () => {
    const reading = { ref: { company: 'acme', domain: 'North' }, sessions: [], access: null };
    const request = { type: 'PDF' as ExportType, sessions: [], reading } as unknown as ExportRequest;
    const input = (async function* () {})();
    const outcome = await exportJob(request, { input, output: () => {}, onProgress: () => {}, signal: new AbortController().signal });
    expect(outcome).toEqual({ ok: false, problem: { key: 'export.unknownType', text: 'Unknown output type!' } });
  });
});
