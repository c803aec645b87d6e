/** @jest-environment node */
import { csv } from '../workbook/workbook.test-data';
import { sheet } from './inventory-sheet.test-data';

const noticesOf = async (...rows: string[]) =>
  (await sheet(csv(['Address,SKU,Expected qty,Note', ...rows].join('\n')), 'stock.csv')).notices.map(({ key, args }) => [key, args]);
const told = (cell: string) => [['createInventoryTask.swallowedRows', [1, cell]]];

describe('quotation marks that pair up across rows and end a field', () => {
  it.each([
    ['one row', ['G01020304,"12 inch,1,new', 'G01020305,13 inch",2,old', 'G01020306,C,3,'], 'B2'],
    ['two rows', ['G01020303,A,1,', 'G01020304,"12 inch,1,new', 'G01020305,B,2,', 'G01020306,13 inch",2,old'], 'B3'],
    ['a row whose first field they begin', ['"G01020304,A,1,new', 'G01020305",B,2,old'], 'A2'],
  ])('TASK-20 (D-61) are told with the cell that holds %s', async (_, rows, cell) => {
    expect(await noticesOf(...rows)).toContainEqual(told(cell)[0]);
  });

  it.each([
    ['of two lines', ['G01020304,A,1,"first\nsecond"', 'G01020305,B,2,ok']],
    ['with commas', ['G01020304,A,1,"first, again\nsecond, third, fourth, fifth"']],
    ['with an address in it', ['G01020304,A,1,"see\nG01020305"', 'G01020305,"A\nG01020309",2,']],
  ])('TASK-20 (D-61) are not told of a note %s', async (_, rows) => {
    expect(await noticesOf(...rows)).toEqual([]);
  });
});
