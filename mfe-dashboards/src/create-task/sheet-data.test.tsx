import { within } from '@testing-library/react';
import { aWorkbook } from 'shared-kit/testing';
import { NORTH_PATH, renderPage } from '../testing/render-page';

async function choose(file: File) {
  const { user, page } = await renderPage(`${NORTH_PATH}/tasks/create`);
  await user.upload(await page.findByLabelText('Spreadsheet'), file);
  return async (name: string) => within(await page.findByRole('region', { name: `Sheet ${name}` }));
}

describe('the sheets of a chosen file', () => {
  it('TASK-29 are judged one by one: one that cannot be parsed is named, the other shown', async () => {
    const sheet = await choose(aWorkbook({ Good: [['Address'], ['G01020304']], Bad: [['Address']] }));
    expect((await sheet('Bad')).getByRole('alert')).toHaveTextContent('Invalid data format!');
    expect((await sheet('Good')).queryByRole('alert')).toBeNull();
    expect((await sheet('Good')).getByRole('row', { name: 'G01020304' })).toBeVisible();
  });

  it('TASK-37 show their dates as year, month, day and time', async () => {
    const sheet = await choose(aWorkbook({ Count: [['Address', 'Due'], ['G01020304', new Date(2024, 2, 1, 14, 5, 9)]] }));
    expect((await sheet('Count')).getByRole('row', { name: 'G01020304 2024/03/01 14:05:09' })).toBeVisible();
  });

  it('TASK-20 tell before Create which cells hold an error that keeps their row out of the task', async () => {
    const sheet = await choose(new File(['Address;Note\nG01020304;a\n#N/A;b\n'], 'count.csv'));
    expect((await sheet('count')).getByRole('alert')).toHaveTextContent('Rows left out because a needed cell holds an error: 1 (A3).');
    expect((await sheet('count')).getByText('1 of 2 rows are valid')).toBeVisible();
    expect((await sheet('count')).getByRole('button', { name: 'Download 1 problem row' })).toBeVisible();
  });

  it('TASK-20 tell before Create which rows of a CSV have more or fewer cells than the header', async () => {
    const sheet = await choose(new File(['Address;Note\nG01020304;a\nG01020305\n'], 'count.csv'));
    expect((await sheet('count')).getByRole('alert')).toHaveTextContent('Rows with more or fewer cells than the header: 1 (#3).');
  });
});

describe('a chosen file with a quotation mark that is never closed', () => {
  it('TASK-29 is refused, with the line in which the mark stands', async () => {
    const { user, page } = await renderPage(`${NORTH_PATH}/tasks/create`);
    await user.upload(await page.findByLabelText('Spreadsheet'), new File(['Address;Note\n"G01020304;a\nG01020305;b\n'], 'count.csv'));
    expect(await page.findByText(/A quotation mark opens in line 2 and is never closed\./)).toBeVisible();
  });
});
