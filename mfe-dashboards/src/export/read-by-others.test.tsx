import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aManualField, aRecord, aSession, readWorkbookPlainly, recordDocuments, sessionDocument } from 'shared-kit/testing';
import { NORTH, NORTH_PATH, renderPage } from '../testing/render-page';
import { catchSavedFiles } from '../testing/saved-files';

const READ_AT = Date.UTC(2024, 2, 1, 10, 5);
const sku = (value: string) => [{ name: 'Pallet', valid: true, data: { SKU: value } }];
const RECORDS = [
  aRecord({ address: 'G01', checkedAt: READ_AT, employeeName: 'João <& "Conceição"', labels: sku('=1+1') }),
  aRecord({ address: 'G02', checkedAt: READ_AT, status: 'empty', labels: [], mif: { Qty: 7 } }),
];
const AGAIN = [aRecord({ address: 'G01', checkedAt: READ_AT + 1000, employeeName: 'Rui', labels: sku('B') })];
const settings = { manualInputFields: [aManualField({ field: 'Qty', description: '', unity: '' })] };
const documents = {
  ...sessionDocument(NORTH, aSession({ id: 'one', name: 'Aisle 1', total: 2, startTime: 1 })),
  ...recordDocuments({ ...NORTH, session: 'one' }, RECORDS),
  ...sessionDocument(NORTH, aSession({ id: 'two', name: 'Aisle 2', total: 1, startTime: 2 })),
  ...recordDocuments({ ...NORTH, session: 'two' }, AGAIN),
};

/** A time in the local time zone of the exporting machine, as exports write it (D-74). */
const asWritten = (ms: number) => new Date(ms - new Date(ms).getTimezoneOffset() * 60_000);

/** Opens a page, lets `save` make it save a workbook, and reads that from its parts. */
async function saved(path: string, save: (user: UserEvent) => Promise<void>) {
  const files = catchSavedFiles();
  const { user } = await renderPage(path, { documents, settings });
  await save(user);
  await waitFor(() => expect(files).toHaveLength(1));
  return readWorkbookPlainly(await files[0]!.bytes);
}

const wholeTable = (table: string) => async (user: UserEvent) => {
  await screen.findByRole('table', { name: table });
  await user.click(screen.getByRole('button', { name: 'Export table' }));
  await user.click(await screen.findByRole('menuitem', { name: 'All rows as XLSX' }));
};

describe('exports, read by an independent reader', () => {
  it('EXPORT-01 EXPORT-15 have the texts, numbers and dates of a session as such, and no value as a formula', async () => {
    const book = await saved(`${NORTH_PATH}/sessions/one`, async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Export' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Export sessions' }));
      await user.click(dialog.getByRole('button', { name: 'Export' }));
    });
    expect(Object.keys(book)).toEqual(['Aisle 1']);
    const [head, first, second] = book['Aisle 1']!;
    const at = (title: string) => head!.indexOf(title);
    expect(head!.slice(0, 4)).toEqual(['Address', 'Checked at', 'Employee ID', 'Employee name']);
    expect([first![0], first![at('Checked at')], first![at('Employee name')], first![at('SKU')]]).toEqual([
      'G01',
      asWritten(READ_AT),
      'João <& "Conceição"',
      '=1+1',
    ]);
    expect([second![0], second![at('SKU')], second![at('Qty')]]).toEqual(['G02', 'EMPTY', 7]);
  });

  it('TABLE-06 DASH-18 have all addresses, each with its result and its session', async () => {
    const [rows] = Object.values(await saved(`${NORTH_PATH}/all`, wholeTable('All addresses')));
    expect(rows!.map((row) => row.slice(0, 3))).toEqual([
      ['Address', 'Session', 'Result'],
      ['G01', 'Aisle 2', 'Read'],
      ['G02', 'Aisle 1', 'Empty'],
    ]);
    expect(rows![1]![rows![0]!.indexOf('Checked at')]).toEqual(asWritten(READ_AT + 1000));
    expect(rows![2]![rows![0]!.indexOf('Qty')]).toBe(7);
  });

  it('TABLE-06 ADD-COMPARE-04 have the comparison as it is shown', async () => {
    const [rows] = Object.values(await saved(`${NORTH_PATH}/compare?first=one&second=two`, wholeTable('Differences')));
    expect(rows!.map((row) => row.slice(0, 3))).toEqual([
      ['Address', 'Difference', 'Result'],
      ['G01', 'Changed', 'Read'],
      ['G02', 'Only in first', 'Empty'],
    ]);
    expect(rows![1]![rows![0]!.indexOf('SKU')]).toBe('=1+1 became B');
  });
});
