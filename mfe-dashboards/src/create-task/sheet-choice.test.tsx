import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble, aWorkbook, readPackedTask, type ApiCall } from 'shared-kit/testing';
import { NORTH_PATH, renderPage } from '../testing/render-page';

const HEAD = ['Address', 'Owner'];
const rowsOf = (...addresses: string[]) => [HEAD, ...addresses.map((address) => [address, 'Acme'])];
const NOTES = [['Export Summary'], ['Made by Numbers']];
const TWICE = rowsOf('G02020304', 'G02020304');

async function choose(sheets: Record<string, string[][]>, fileName?: string) {
  const api = apiDouble().on('POST /api/tasks', { message: { key: 'createInventoryTask.created', text: 'Inventory task created!' } });
  const { user, page } = await renderPage(`${NORTH_PATH}/tasks/create`, { api });
  await user.upload(await page.findByLabelText('Spreadsheet'), aWorkbook(sheets, fileName));
  await page.findByRole('region', { name: `Sheet ${Object.keys(sheets).at(-1)}` });
  return api;
}

const choice = (sheet: string) => within(screen.getByRole('group', { name: 'Sheets' })).getByRole('checkbox', { name: sheet });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create' }));
const nameField = () => screen.getByRole('textbox', { name: 'Task name' });
const addressesIn = async (call?: ApiCall) =>
  (readPackedTask(await (call!.body as Blob).text()) as { rows: { address: string }[] }).rows.map(({ address }) => address);

describe('the sheets of a file that become tasks', () => {
  it('TASK-30 TASK-31 are those with the needed columns; other sheets do not block them, and a single chosen sheet gets the name of the file', async () => {
    const api = await choose({ Summary: NOTES, Count: rowsOf('G01020304') }, 'March.xlsx');
    expect(choice('Count')).toBeChecked();
    expect(choice('Summary')).not.toBeChecked();
    expect(choice('Summary')).toHaveAccessibleDescription('Missing address column: Address');
    expect(
      within(screen.getByRole('region', { name: 'Sheet Summary' })).getByText('Not chosen: no task is made of this sheet.'),
    ).toBeVisible();
    expect(screen.getByText('Creates: March')).toBeVisible();
    await submit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
    expect(api.calls.map(({ query }) => query.get('name'))).toEqual(['March']);
    expect(api.calls[0]!.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await addressesIn(api.calls[0])).toEqual(['G01020304']);
  });

  it('TASK-30 are those that the user chooses', async () => {
    const api = await choose({ A: rowsOf('G01020304'), B: rowsOf('G01020305'), C: rowsOf('G01020306') });
    await userEvent.click(choice('B'));
    await userEvent.type(nameField(), 'March');
    await submit();
    await waitFor(() => expect(api.calls.map(({ query }) => query.get('name'))).toEqual(['March_A', 'March_C']));
    expect(await addressesIn(api.calls[1])).toEqual(['G01020306']);
  });

  it('TASK-24 TASK-30 block the others when one has a problem, until it is no longer chosen', async () => {
    const api = await choose({ Good: rowsOf('G01020304'), Twice: TWICE });
    await submit();
    expect(await screen.findByText(/cannot become a task as it is/)).toBeVisible();
    expect(api.calls).toHaveLength(0);
    await userEvent.click(choice('Twice'));
    await submit();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(await addressesIn(api.calls[0])).toEqual(['G01020304']);
  });

  it('TASK-30 TASK-27 must include at least one sheet with the needed columns', async () => {
    const api = await choose({ Summary: NOTES, Plan: NOTES });
    expect(screen.getByRole('button', { name: 'Create' })).toHaveAccessibleDescription(
      'Choose at least one sheet that has the needed columns.',
    );
    await submit();
    expect(screen.getByRole('group', { name: 'Sheets' })).toHaveAccessibleDescription(/Choose at least one sheet/);
    await userEvent.click(choice('Plan'));
    await submit();
    expect(await screen.findByText(/cannot become a task as it is/)).toBeVisible();
    expect(api.calls).toHaveLength(0);
  });

  it('TASK-23 need several streets to be accepted again when other sheets are chosen', async () => {
    await choose({ A: rowsOf('G01020304', 'G02020304'), B: rowsOf('G01020304') });
    const accept = () => screen.queryByRole('checkbox', { name: 'Accept addresses in several streets' });
    await userEvent.click(accept()!);
    expect(accept()).toBeChecked();
    await userEvent.click(choice('A'));
    expect(accept()).toBeNull();
    await userEvent.click(choice('A'));
    expect(accept()).not.toBeChecked();
  });

  it('TASK-26 TASK-30 give the tasks their names, without characters that task names must not have', async () => {
    const api = await choose({ 'Aisle 1.2': rowsOf('G01020304'), 'Aisle #3': rowsOf('G01020305') });
    await userEvent.type(nameField(), 'March');
    expect(nameField()).not.toHaveAttribute('aria-invalid');
    expect(screen.getByText('Creates: March_Aisle 12 and March_Aisle 3')).toBeVisible();
    await submit();
    await waitFor(() => expect(api.calls.map(({ query }) => query.get('name'))).toEqual(['March_Aisle 12', 'March_Aisle 3']));
  });
});
