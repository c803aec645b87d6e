import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from 'shared-kit/model';
import { aRecord, aSession, readWorkbook, recordDocuments, sessionDocument } from 'shared-kit/testing';
import { aStore, NORTH, NORTH_PATH, renderPage } from '../testing/render-page';
import { catchSavedFiles } from '../testing/saved-files';

const session = (id: string, addresses: string[], given: Partial<Session> = {}) => ({
  ...sessionDocument(NORTH, aSession({ id, name: `Session ${id}`, total: addresses.length, ...given })),
  ...recordDocuments(
    { ...NORTH, session: id },
    addresses.map((address) => aRecord({ address })),
  ),
});

const TWO = {
  ...session('a', ['G01020304', 'G01020305'], { startTime: Date.UTC(2024, 2, 2) }),
  ...session('b', ['G02020304'], { startTime: Date.UTC(2024, 2, 1) }),
};

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export sessions' });
  // The form loads after the dialog has opened.
  await within(dialog).findAllByRole('radio');
  return dialog;
};

describe('exporting sessions', () => {
  it('EXPORT-01 writes one tab for each session, one file in all, by default', async () => {
    const saved = catchSavedFiles();
    await renderPage(NORTH_PATH, { documents: TWO });
    const dialog = await openDialog();
    expect(within(dialog).getByRole('radio', { name: 'One file, one tab per session (XLSX)' })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toMatch(/^acme_North_\d{8}_\d{6}\.xlsx$/);
    const book = readWorkbook(await saved[0]!.bytes);
    expect(Object.keys(book)).toEqual(['Session a', 'Session b']);
    expect(book['Session a']!.map((row) => row[0])).toEqual(['Address', 'G01020304', 'G01020305']);
    await waitFor(() => expect(dialog).not.toBeVisible());
  });

  it('EXPORT-01 takes only the selected sessions', async () => {
    const saved = catchSavedFiles();
    await renderPage(NORTH_PATH, { documents: TWO });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Session b' }));
    const dialog = await openDialog();
    expect(dialog).toHaveTextContent('1 session: Session b');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(Object.keys(readWorkbook(await saved[0]!.bytes))).toEqual(['Session b']);
  });

  it.each([
    ['EXPORT-02 EXPORT-10', 'One file per session (XLSX)', /^acme_North_\d{8}_\d{6}\.zip$/],
    ['EXPORT-03 EXPORT-10', 'One file per session (CSV)', /^acme_North_\d{8}_\d{6}\.zip$/],
    ['EXPORT-04', 'One merged file (XLSX)', /^acme_North_merged_\d{8}_\d{6}\.xlsx$/],
    ['EXPORT-05', 'One merged file (CSV)', /^acme_North_merged_\d{8}_\d{6}\.csv$/],
  ])('%s offers %s', async (_id, type, name) => {
    const saved = catchSavedFiles();
    await renderPage(NORTH_PATH, { documents: TWO });
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('radio', { name: type }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved[0]?.name).toMatch(name));
  });

  it('EXPORT-05 offers the separator of a CSV, that of the language first, and remembers the chosen one', async () => {
    const saved = catchSavedFiles();
    const { user, unmount } = await renderPage(NORTH_PATH, { documents: TWO, locale: 'pt-BR' });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Exportar' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Exportar sessões' }));
      await dialog.findAllByRole('radio');
      expect(dialog.queryByRole('group', { name: 'Separador do CSV' })).toBeNull();
      await user.click(dialog.getByRole('radio', { name: 'Um único arquivo com todas juntas (CSV)' }));
      return {
        dialog,
        radio: (name: string) => within(dialog.getByRole('group', { name: 'Separador do CSV' })).getByRole('radio', { name }),
      };
    };
    const headOf = async (nth: number) => new TextDecoder().decode(await saved[nth]!.bytes).split('\r\n')[0];
    const first = await open();
    expect(first.radio('Ponto e vírgula')).toBeChecked();
    await user.click(first.dialog.getByRole('button', { name: 'Exportar' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await headOf(0)).toMatch(/^Address;Checked at;/);
    await user.click((await open()).radio('Vírgula'));
    unmount();
    await renderPage(NORTH_PATH, { documents: TWO, locale: 'pt-BR' });
    const second = await open();
    expect(second.radio('Vírgula')).toBeChecked();
    await user.click(second.dialog.getByRole('button', { name: 'Exportar' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(await headOf(1)).toMatch(/^Address,Checked at,/);
  });

  it('EXPORT-07 offers input data only for sessions that came from a task', async () => {
    await renderPage(NORTH_PATH, { documents: TWO });
    const toggle = within(await openDialog()).getByRole('switch', { name: 'Show input data' });
    expect(toggle).toBeDisabled();
    expect(toggle).toHaveAccessibleDescription('None of these sessions came from a task.');
  });

  it('EXPORT-13 says "Missing data!" when there is nothing to export, and stays open', async () => {
    const saved = catchSavedFiles();
    await renderPage(NORTH_PATH, { documents: session('a', []) });
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    expect(await within(dialog).findByText('Missing data!')).toBeVisible();
    expect(saved).toHaveLength(0);
  });

  it('EXPORT-13 says "Missing data!" when only invalid readings are exported and there are none', async () => {
    await renderPage(NORTH_PATH, { documents: TWO });
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Invalid only' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    expect(await within(dialog).findByText('Missing data!')).toBeVisible();
  });

  it('says why a session cannot be read, and works again afterwards', async () => {
    const saved = catchSavedFiles();
    const store = aStore(TWO);
    await renderPage(NORTH_PATH, { store });
    const dialog = await openDialog();
    store.fail('companies/acme/domains/North/sessions/a/addresses', 'unavailable');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    expect(await within(dialog).findByText('Service unavailable or timed out!')).toBeVisible();
    store.heal();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('EXPORT-01 (D-160) opens with the focus on the chosen type, and Cancel closes it', async () => {
    await renderPage(NORTH_PATH, { documents: TWO });
    const dialog = await openDialog();
    await waitFor(() => expect(within(dialog).getByRole('radio', { name: 'One file, one tab per session (XLSX)' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
  });

  it('EXPORT-01 shows how far it has come and stops when cancelled', async () => {
    const saved = catchSavedFiles();
    const store = aStore(TWO);
    let answer = () => {};
    const { getAll } = store;
    store.getAll = async (spec) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return getAll(spec);
    };
    await renderPage(NORTH_PATH, { store });
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    expect(await within(dialog).findByRole('progressbar', { name: 'Reading sessions' })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    answer();
    await waitFor(() => expect(within(dialog).queryByRole('progressbar')).not.toBeInTheDocument());
    expect(within(dialog).getByRole('button', { name: 'Export' })).toBeEnabled();
    expect(saved).toHaveLength(0);
  });
});
