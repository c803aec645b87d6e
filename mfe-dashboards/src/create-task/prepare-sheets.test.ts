/** @jest-environment node */
import { prepareWith } from './prepare-sheets';

const SHEET = { name: 'Count', rows: [['Position'], ['G01020304']], rowNumbers: [1, 2] };

describe('what a domain’s script makes of the sheets of a file', () => {
  it.each([
    ['an error', 'throw new Error("no Position")', 'Error: no Position'],
    ['a number', 'return 7', 'no list of sheets'],
    ['columns that are no list', 'return [{ name: "Count", columns: "Address" }]', 'no list of columns'],
    ['a cell that is an object', 'return [{ name: "Count", columns: ["Address"], rows: [{ Address: {} }] }]', 'a cell that is no text'],
    ['a sheet without a name', 'return [{ columns: [] }]', 'has no name'],
    [
      'too many columns',
      'return [{ name: "Count", columns: Array.from({ length: 30000 }, String), rows: Array.from({ length: 30000 }, () => ({})) }]',
      'more than 1024 columns',
    ],
    [
      'too many cells',
      'return [{ name: "Count", columns: Array.from({ length: 1000 }, String), rows: Array.from({ length: 3000 }, () => ({})) }]',
      'more than 3000000 cells',
    ],
    ['too many sheets', 'return Array.from({ length: 1000 }, () => ({ name: "Count", columns: [], rows: [] }))', 'more than 256 sheets'],
  ])('TASK-17 is refused if it is %s', async (_what, script, reason) => {
    const prepared = await prepareWith(script, {})([SHEET]);
    expect(prepared).toMatchObject({
      ok: false,
      problem: { code: 940, key: 'createInventoryTask.scriptFailed', args: [expect.stringContaining(reason)] },
    });
  });
});
