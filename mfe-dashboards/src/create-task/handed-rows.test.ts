import { CODE, MAX_UPLOAD_BYTES, problem } from 'shared-kit/model';
import { aSettings } from 'shared-kit/testing';
import { checkHandedRows, handedProblem } from './handed-rows';

const check = (rows: string[][]) =>
  checkHandedRows(
    {
      rows: new Blob([JSON.stringify(rows)]),
      name: 'Aisle 1',
      settings: aSettings(),
      problemTexts: { row: '', reason: '', reasons: { blank: '', length: '', repeated: '', error: '' } },
    },
    { onProgress: () => {}, signal: new AbortController().signal },
  );

describe('rows that were chosen on another page', () => {
  it('ADD-78 are checked as those of a sheet', async () => {
    const sheet = await check([['Address'], ['G01010101'], ['short'], ['G01010102'], ['']]);
    expect(sheet).toMatchObject({ name: 'Aisle 1', rowsInSheet: 4, problem: null, orderedColumns: ['Address'] });
    expect(sheet.rows.map(({ address }) => address)).toEqual(['G01010101', 'G01010102']);
    expect(sheet.problemRows.map(({ row, reason }) => [row, reason])).toEqual([
      [3, 'length'],
      [5, 'blank'],
    ]);
    expect(await check([['Place'], ['G01010101']])).toMatchObject({ problem: { code: CODE.missingAddressColumn } });
    expect(await check([['Address'], ['X']])).toMatchObject({ problem: { code: CODE.noValidAddresses } });
  });

  it('ADD-78 of more than a task holds are refused with what to do here', () => {
    const refused = { code: CODE.invalidFormat, key: 'createInventoryTask.tooManyAddresses' };
    expect(
      handedProblem(problem(CODE.invalidFormat, { key: 'createInventoryTask.listTooLong', args: ['Aisle 1', 'A9', 384] }), 0),
    ).toMatchObject(refused);
    expect(handedProblem(null, MAX_UPLOAD_BYTES + 1)).toMatchObject(refused);
    expect(handedProblem(problem(CODE.severalStreets), MAX_UPLOAD_BYTES + 1)).toMatchObject(refused);
    expect(handedProblem(problem(CODE.severalStreets), 1)).toMatchObject({ code: CODE.severalStreets });
    expect(handedProblem(null, MAX_UPLOAD_BYTES)).toBeNull();
  });
});
