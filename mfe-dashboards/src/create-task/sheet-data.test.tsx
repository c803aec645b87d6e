import { within } from '@testing-library/react';
import { aWorkbook } from 'shared-kit/testing';
import { NORTH_PATH, renderPage } from '../testing/render-page';

/** A workbook with a hidden sheet, and a sheet with a hidden row and merged addresses. */
const aHidingWorkbook = () =>
  aWorkbook({ Count: [['Address'], ['G01020304'], ['G01020305']], Old: [['Address'], ['G01020306']] }, 'count.xlsx', (book) => {
    book.Sheets['Count']!['!rows'] = [{}, {}, { hidden: true }];
    book.Sheets['Count']!['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }];
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  });

async function choose(file: File) {
  const { user, page } = await renderPage(`${NORTH_PATH}/tasks/create`);
  await user.upload(await page.findByLabelText('Spreadsheet'), file);
  return async (name: string) => within(await page.findByRole('region', { name: `Sheet ${name}` }));
}

describe('the sheets of a chosen file', () => {
  it('ERR-38 TASK-29 are read one by one: one that cannot be parsed is named, the other shown', async () => {
    const sheet = await choose(aWorkbook({ Good: [['Address'], ['G01020304']], Bad: [['Address']] }));
    expect((await sheet('Bad')).getByRole('alert')).toHaveTextContent(
      'Failed to parse the sheet Bad: it is damaged, or has no rows below its header.',
    );
    expect((await sheet('Good')).queryByRole('alert')).toBeNull();
    expect((await sheet('Good')).getByRole('row', { name: 'G01020304' })).toBeVisible();
  });

  it('TASK-37 show their dates as year, month, day and time', async () => {
    const sheet = await choose(
      aWorkbook({
        Count: [
          ['Address', 'Due'],
          ['G01020304', new Date(2024, 2, 1, 14, 5, 9)],
        ],
      }),
    );
    expect((await sheet('Count')).getByRole('row', { name: 'G01020304 2024/03/01 14:05:09' })).toBeVisible();
  });

  it('TASK-20 are shown before Create with the cells whose error keeps their row out of the task', async () => {
    const sheet = await choose(new File(['Address;Note\nG01020304;a\n#N/A;b\n'], 'count.csv'));
    expect((await sheet('count')).getByRole('alert')).toHaveTextContent('Rows left out because a needed cell holds an error: 1 (A3).');
    expect((await sheet('count')).getByText('1 of 2 rows are valid')).toBeVisible();
    expect((await sheet('count')).getByRole('button', { name: 'Download 1 problem row' })).toBeVisible();
  });

  it('TASK-20 are shown before Create with the rows of a CSV that have more or fewer cells than the header', async () => {
    const sheet = await choose(new File(['Address;Note\nG01020304;a\nG01020305\n'], 'count.csv'));
    expect((await sheet('count')).getByRole('alert')).toHaveTextContent('Rows with more or fewer cells than the header: 1 (#3).');
  });
});

describe('a chosen file that hides sheets, rows and values', () => {
  it('TASK-20 TASK-30 is shown before Create with the number of each', async () => {
    const { user, page } = await renderPage(`${NORTH_PATH}/tasks/create`);
    await user.upload(await page.findByLabelText('Spreadsheet'), aHidingWorkbook());
    expect(await page.findByText('Sheets that the file hides: 1 (Old).')).toBeVisible();
    const count = within(page.getByRole('region', { name: 'Sheet Count' }));
    expect(count.getByText('Rows that the sheet hides are taken too: 1 (#3).')).toBeVisible();
    expect(count.getByText(/^Merged cells in needed columns: 1 \(A2:A3\)/)).toBeVisible();
    expect(page.getByRole('checkbox', { name: 'Old' })).toBeChecked();
    expect(page.getByText('Creates: count_Count and count_Old')).toBeVisible();
  });
});

describe('a chosen file with a quotation mark that is never closed', () => {
  it('TASK-29 is refused, with the line in which the mark stands', async () => {
    const { user, page } = await renderPage(`${NORTH_PATH}/tasks/create`);
    await user.upload(await page.findByLabelText('Spreadsheet'), new File(['Address;Note\n"G01020304;a\nG01020305;b\n'], 'count.csv'));
    expect(await page.findByText(/A quotation mark opens in line 2 and is never closed\./)).toBeVisible();
  });
});
