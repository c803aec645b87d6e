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
});
