import fc from 'fast-check';
import type { AddressRecord, TaskRow } from 'shared-kit/model';
import { packTask } from 'shared-kit/model/inventory-sheet';
import { aLabelDesign, aManualField, aRecord, aSettings } from 'shared-kit/testing';
import { answerRecount, type Countable } from './answer-recount';
import { recountColumns } from './recount-columns';
import { kindsOfFlags, type RecountCounts, type RecountKind } from './recount-kinds';
import type { RecountRows } from './recount-rows';

const QUANTITY = aManualField({ field: 'Boxes', useCheckField: true, checkField: 'Expected boxes' });
const SETTINGS = aSettings({ labelDesigns: [aLabelDesign()], manualInputFields: [QUANTITY] });

const taskRow = (address: string, values: Partial<TaskRow> = {}): TaskRow => ({
  address,
  expectedBarcodeData: {},
  expectedMifData: {},
  inputData: {},
  ...values,
});
const listOf = (...rows: TaskRow[]) => packTask({ orderedColumns: ['Address'], rows });
const sku = (value: string, valid = true) => [{ name: 'Pallet', valid, data: { SKU: value } }];
const { signal } = new AbortController();

/** Addresses of kind `empty`, with their readings. */
function countable(records: readonly AddressRecord[], older: readonly AddressRecord[] = []): Countable {
  const at = (all: readonly AddressRecord[]) => (address: string) => {
    const found = all.filter((record) => record.address === address);
    return found.length > 0 ? found : undefined;
  };
  return {
    kinds: ['empty', 'missing'],
    *candidates(listed) {
      for (const { address } of records) yield { address, kinds: ['empty'] };
      for (const address of listed) if (!at(records)(address)) yield { address, kinds: ['missing'] };
    },
    readings: at(records),
    older: at(older),
  };
}

async function rowsOf(source: Countable, list: string | null, kinds: readonly RecountKind[] = ['empty', 'missing']): Promise<string[][]> {
  const answer = (await answerRecount({ kind: 'recountRows', list, kinds, settings: SETTINGS }, source, signal)) as RecountRows;
  const rows = JSON.parse(await answer.rows.text()) as string[][];
  expect(answer.count).toBe(rows.length - 1);
  return rows;
}
const countsOf = (source: Countable, list: string | null) =>
  answerRecount({ kind: 'recountCounts', list }, source, signal) as Promise<RecountCounts>;

const HEADER = ['Address', 'SKU', 'Expected boxes'];

describe('the rows of a recount', () => {
  it('ADD-78 has each address of the chosen kinds once, by address, and those of the list that nobody has read', async () => {
    const source = countable([aRecord({ address: 'G2' }), aRecord({ address: 'G1' }), aRecord({ address: 'G2' })]);
    const list = listOf(taskRow('G9'), taskRow('G1'), taskRow('G9'));
    expect(await countsOf(source, list)).toEqual({ empty: 3, missing: 1 });
    expect((await rowsOf(source, list)).map(([address]) => address)).toEqual(['Address', 'G1', 'G2', 'G9']);
    expect((await rowsOf(source, list, ['missing'])).map(([address]) => address)).toEqual(['Address', 'G9']);
    expect(await countsOf(source, null)).toEqual({ empty: 3, missing: 0 });
  });

  it('ADD-78 counts an address by each of its kinds, and one without any as read', () => {
    expect([0, 1, 2, 4, 7, 8].map(kindsOfFlags)).toEqual([
      ['read'],
      ['empty'],
      ['invalid'],
      ['divergent'],
      ['empty', 'invalid', 'divergent'],
      ['read'],
    ]);
  });

  it('ADD-79 expects what the task of the session expects, also nothing, before what was read', async () => {
    const carried = { SKU: 'carried', 'Expected boxes': '7' };
    const source = countable([aRecord({ address: 'G1', inputData: carried })], [aRecord({ address: 'G1', labels: sku('older') })]);
    const row = taskRow('G1', { expectedBarcodeData: { SKU: '' }, expectedMifData: { 'Expected boxes': '1.5' }, inputData: { SKU: 'x' } });
    expect(await rowsOf(source, listOf(row))).toEqual([HEADER, ['G1', '', '1.5']]);
    expect(await rowsOf(source, listOf(taskRow('G1', { inputData: { 'sku ': 'I', 'EXPECTED  BOXES': '2' } })))).toEqual([
      HEADER,
      ['G1', 'I', '2'],
    ]);
  });

  it('ADD-79 goes on to the readings’ own input data, then to the earlier session, and else leaves cells blank', async () => {
    const older = [aRecord({ address: 'G1', labels: sku('S1'), mif: { Boxes: 4 } }), aRecord({ address: 'G2', labels: sku('S2') })];
    const source = countable(
      [aRecord({ address: 'G1', inputData: { SKU: 'C1' } }), aRecord({ address: 'G2' }), aRecord({ address: 'G3' })],
      older,
    );
    const expected = [HEADER, ['G1', 'C1', '4'], ['G2', 'S2', ''], ['G3', '', '']];
    expect(await rowsOf(source, null)).toEqual(expected);
    expect(await rowsOf(source, 'no list at all')).toEqual(expected);
  });

  it('ADD-79 takes no value of an earlier session that is invalid, or one of several', async () => {
    const older = [
      aRecord({ address: 'G1', labels: [...sku('A'), ...sku('B')] }),
      aRecord({ address: 'G2', labels: [...sku('A', false), ...sku('B')] }),
      aRecord({ address: 'G3', labels: [...sku('A'), ...sku(''), ...sku('A')] }),
    ];
    const source = countable(
      ['G1', 'G2', 'G3'].map((address) => aRecord({ address })),
      older,
    );
    expect((await rowsOf(source, null)).slice(1).map(([, value]) => value)).toEqual(['', 'B', 'A']);
  });

  it('ADD-79 takes hostile texts as they are, and nothing from prototypes', async () => {
    const texts = ['=HYPERLINK("http://x")', "'+1", '@SUM(1)', '\t\u0000', '#N/A', '"quoted", ;', '__proto__', 'é\u0301', '١٢'];
    const records = texts.map((text, at) => aRecord({ address: `G${at}`, inputData: { SKU: text } }));
    const cells = (await rowsOf(countable(records), null)).slice(1).map(([, value]) => value);
    expect(cells).toEqual(texts);
    const damaged = JSON.parse('{"__proto__": {"SKU": "polluted"}, "Expected boxes": 5}') as Record<string, string>;
    const row = taskRow('G1', { expectedBarcodeData: damaged, expectedMifData: damaged, inputData: damaged });
    expect(await rowsOf(countable([aRecord({ address: 'G1' })]), listOf(row))).toEqual([HEADER, ['G1', '', '']]);
    expect(await rowsOf(countable([aRecord({ address: 'toString', inputData: { SKU: '\ud800x' } })]), null)).toEqual([
      HEADER,
      ['toString', '\ufffdx', ''],
    ]);
  });

  it('ADD-79 finds whatever value the list has, under a header in any form', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 }), { maxLength: 20 }),
        text,
        text,
        async (addresses, one, other) => {
          const rows = addresses.map((address) =>
            taskRow(address, { expectedBarcodeData: { SKU: one }, expectedMifData: { 'expected BOXES': other } }),
          );
          const made = await rowsOf(countable([]), listOf(...rows), ['missing']);
          expect(made).toEqual([HEADER, ...[...addresses].sort().map((address) => [address, one, other])]);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('ADD-78 has each needed header once, whatever its case, and not the address again', () => {
    const fields = ['sku', 'Address', 'SKU', ''].map((checkField, at) =>
      aManualField({ field: `F${at}`, useCheckField: true, checkField }),
    );
    const columns = recountColumns(aSettings({ labelDesigns: [aLabelDesign()], manualInputFields: fields }));
    expect(columns.map(({ header, dataFields, manualFields }) => [header, dataFields, manualFields])).toEqual([
      ['SKU', ['SKU'], ['F0', 'F2']],
      ['F3', [], ['F3']],
    ]);
  });

  it('ADD-78 makes 100,000 rows in pieces, and stops when it is aborted', async () => {
    const rows = Array.from({ length: 100_000 }, (_, at) =>
      taskRow(`G${String(at).padStart(8, '0')}`, { expectedBarcodeData: { SKU: `S${at}` }, expectedMifData: { 'Expected boxes': '1' } }),
    );
    const list = listOf(...rows);
    const made = await rowsOf(countable([]), list, ['missing']);
    expect(made).toHaveLength(100_001);
    expect(made.at(-1)).toEqual(['G00099999', 'S99999', '1']);
    const control = new AbortController();
    const request = { kind: 'recountRows', list, kinds: ['missing'], settings: SETTINGS } as const;
    const stopped = answerRecount(request, countable([]), control.signal);
    control.abort(new Error('closed'));
    await expect(stopped).rejects.toThrow('closed');
  });
});
