import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble, pickOption } from 'shared-kit/testing';
import { NORTH_PATH, renderPage } from '../testing/render-page';

const latin1 = (text: string) => new File([Uint8Array.from(text, (char) => char.charCodeAt(0))], 'count.csv');

async function choose(file: File) {
  const api = apiDouble().on('POST /api/tasks', { message: { key: 'createInventoryTask.created', text: 'Inventory task created!' } });
  const { user, page } = await renderPage(`${NORTH_PATH}/tasks/create`, { api });
  await user.upload(await page.findByLabelText('Spreadsheet'), file);
  await page.findByRole('region', { name: 'Sheet count' });
  return api;
}

const field = () => screen.getByRole('combobox', { name: 'Encoding' });
const row = (name: string) => screen.findByRole('row', { name });
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create' }));

describe('the encoding of a chosen CSV', () => {
  it('TASK-14 TASK-35 is shown with its reason, changes the preview when another one is chosen, and is sent with the file', async () => {
    const api = await choose(latin1('Address;Owner\nG01020304;\xcf\xe5\xf2\xfc\xf0'));
    expect(field()).toHaveAccessibleDescription(
      /windows-1252 \(Portuguese, Spanish, French\).*A guess: line 2 holds bytes that are not UTF-8/,
    );
    expect(await row('G01020304 Ïåòüð')).toBeVisible();
    await pickOption('Encoding', 'windows-1251 (Cyrillic)');
    expect(await row('G01020304 Петьр')).toBeVisible();
    expect(field()).toHaveAccessibleDescription(/windows-1251 \(Cyrillic\).*Chosen by you/);
    await create();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(api.calls[0]!.headers.get('content-type')).toBe('text/csv; charset=windows-1251');
  });

  it('TASK-35 is sent even when the user has not chosen one, so that the server reads the file as it was shown', async () => {
    const api = await choose(latin1('Address\nG01020304'));
    expect(field()).toHaveAccessibleDescription(/UTF-8.*All bytes of the file fit it/);
    await create();
    await waitFor(() => expect(api.calls[0]?.headers.get('content-type')).toBe('text/csv; charset=utf-8'));
  });

  it('TASK-35 stays the chosen one when the file has changed and is checked again', async () => {
    const file = latin1('Address;Owner\nG01020304;\xcf');
    const api = await choose(file);
    await pickOption('Encoding', 'windows-1251 (Cyrillic)');
    expect(await row('G01020304 П')).toBeVisible();
    const slice = jest
      .spyOn(file, 'slice')
      .mockImplementation(() =>
        Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')) }),
      );
    await create();
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    slice.mockRestore();
    expect(await row('G01020304 П')).toBeVisible();
    await create();
    await waitFor(() => expect(api.calls[0]?.headers.get('content-type')).toBe('text/csv; charset=windows-1251'));
  });

  it('TASK-14 is not waited for when the file is refused before it is decoded', async () => {
    const { user, page } = await renderPage(`${NORTH_PATH}/tasks/create`);
    await user.upload(await page.findByLabelText('Spreadsheet'), new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)], 'count.csv'));
    expect(await page.findByText(/This is a picture/)).toBeVisible();
    expect(page.queryByRole('combobox', { name: 'Encoding' })).toBeNull();
  });

  it('TASK-14 is detected again for another file', async () => {
    await choose(latin1('Address\nG01020304'));
    await pickOption('Encoding', 'utf-16le'.toUpperCase());
    expect(await screen.findByText(/Chosen by you/)).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Spreadsheet'), latin1('Address\nG01020305'));
    expect(await row('G01020305')).toBeVisible();
    expect(field()).toHaveAccessibleDescription(/All bytes of the file fit it/);
  });
});
