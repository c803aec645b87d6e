import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, problem, type UserProfile } from 'shared-kit/model';
import {
  acceptLoss,
  aCompany,
  apiDouble,
  aUser,
  cellsByTitle,
  companyDocument,
  createMemoryFiles,
  profileDocument,
} from 'shared-kit/testing';
import { aStore, renderPage, type PageOptions } from '../testing/render-page';

const PEDRO = aUser({ pwUpdated: false });
const RITA = aUser({
  uid: 'rita',
  firstName: 'Rita',
  lastName: 'Reis',
  email: 'rita@example.test',
  pilot: false,
  checker: true,
  authDomains: ['South'],
});
const NORTE = companyDocument(aCompany({ id: 'norte', exhibitionName: 'Norte Armazéns' }));

const documents = (...users: UserProfile[]) => Object.assign({}, ...users.map(profileDocument)) as ReturnType<typeof profileDocument>;

const open = async (options: PageOptions = {}) => {
  const page = await renderPage('/manageusers', { documents: documents(PEDRO, RITA), ...options });
  await screen.findByRole('table', { name: 'Users' });
  return page;
};

const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr')!;
const cellsOf = (name: string) => [...rowOf(name).querySelectorAll('td')].map((cell) => cell.textContent);

const askToRemove = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
  return within(await screen.findByRole('dialog', { name: `Remove ${name}?` }));
};

describe('the users of a company', () => {
  it('ROUTE-16 USERS-01 shows each user’s name, permissions and parent', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Manage users' })).toBeVisible();
    expect(cellsByTitle(rowOf('Rita Reis'))).toMatchObject({
      'Employee ID': '23',
      Permissions: 'Checker',
      Moderator: 'Marcos Lima',
      Domains: 'South',
      Password: 'Own',
    });
    expect(cellsOf('Pedro Alves').join('|')).toContain('Pilot|Marcos Lima|North|First');
    expect(cellsOf('Marcos Lima').join('|')).toContain('Moderator');
  });

  it('USERS-01 (D-160) breaks an email before its @ and its dots, and does not cut it', async () => {
    await open();
    const email = screen.getByText('rita@example.test');
    expect([...email.childNodes].map((node) => (node.nodeName === 'WBR' ? '|' : node.textContent)).join('')).toBe('rita|@example|.test');
  });

  it('ADD-FIND-05 offers to add a user as a shortcut and in the quick access', async () => {
    const { state } = await open();
    act(() =>
      state.actions
        .list()
        .find(({ id, keys }) => id === 'users.add' && keys === 'c')!
        .run(),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Add user' })).toBeVisible();
  });

  it('USERS-24 has a tab for each company and remembers the chosen one', async () => {
    const { unmount } = await open({
      companies: ['acme', 'norte'],
      documents: {
        ...documents(PEDRO),
        ...NORTE,
        ...profileDocument(aUser({ uid: 'n', firstName: 'Nara', companies: ['norte'], parent: null })),
      },
    });
    await userEvent.click(screen.getByRole('tab', { name: 'Norte Armazéns' }));
    expect(await screen.findByRole('link', { name: 'Nara Alves' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pedro Alves' })).toBeNull();
    unmount();
    await renderPage('/manageusers', { companies: ['acme', 'norte'], documents: { ...documents(PEDRO), ...NORTE } });
    expect(await screen.findByRole('tab', { name: 'Norte Armazéns', selected: true })).toBeVisible();
  });

  it('DATA-01 follows the database when users are added, changed or removed', async () => {
    const { store } = await open();
    await act(async () => store.set('users/nils', Object.values(profileDocument(aUser({ firstName: 'Nils' })))[0]!));
    expect(await screen.findByRole('link', { name: 'Nils Alves' })).toBeVisible();
    await act(async () => store.remove('users/pedro'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Pedro Alves' })).toBeNull());
  });

  it('USERS-01 loads all users of a large company, and shows the first ones before the rest', async () => {
    await open({ documents: documents(...Array.from({ length: 150 }, (_, at) => aUser({ uid: `u${at}`, lastName: `Nº ${at}` }))) });
    // 150 users and their moderator.
    expect(await screen.findByText('151 rows')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('offers the next step in a company without users', async () => {
    await renderPage('/manageusers', { companies: ['norte'], documents: NORTE });
    expect(await screen.findByText('No users in this company yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add the first user' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Add user' })).toBeVisible();
  });

  it('USERS-01 links to adding and to editing a user', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Rita Reis' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(await screen.findByLabelText('First name')).toHaveValue('Rita');
  });

  it('PROFILE-11 shows the thumbnails of the users and reads no whole picture', async () => {
    const files = createMemoryFiles({ 'thumbs/rita.jpg': new Blob(['small']), 'pictures/rita.jpg': new Blob(['large']) });
    await open({ files, documents: documents({ ...RITA, picture: 'pictures/rita.jpg', thumbnail: 'thumbs/rita.jpg' }) });
    await waitFor(() => expect(rowOf('Rita Reis').querySelector('img')).not.toBeNull());
    expect(files.reads).toEqual(['thumbs/rita.jpg']);
  });

  it('marks a user whose parent no longer exists', async () => {
    await open({ documents: documents({ ...PEDRO, parent: 'gone' }) });
    expect(cellsOf('Pedro Alves').join('|')).toContain('No longer there');
  });

  it('names the first of many domains and counts the others', async () => {
    await open({ documents: documents({ ...PEDRO, authDomains: ['A', 'B', 'C', 'D'] }) });
    expect(within(rowOf('Pedro Alves')).getByText('A, B, and 2 more')).toHaveAttribute('title', 'A\nB\nC\nD');
  });
});

describe('removing users', () => {
  it('USERS-19 SHELL-15 asks with a required checkbox, then removes the user', async () => {
    const { api } = await open({ api: apiDouble().on('DELETE /api/users', { message: problem(CODE.userRemoved) }) });
    await askToRemove('Pedro Alves');
    await acceptLoss('Remove Pedro Alves?', 'Remove 1 user', /\S/, api.calls);
    expect(await screen.findByText('User removed!')).toBeVisible();
    const [call] = api.calls;
    expect(JSON.parse(call!.body as string)).toEqual({ uid: 'pedro' });
    expect(call!.headers.get('company')).toBe('acme');
    expect(call!.headers.get('parentUid')).toBe('marcos');
  });

  it('USERS-19 removes nobody when the confirmation is cancelled', async () => {
    const { api } = await open();
    const dialog = await askToRemove('Pedro Alves');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(api.calls).toHaveLength(0);
  });

  it('USERS-17 refers to support instead of removing a moderator', async () => {
    const { api } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Marcos Lima' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Moderators cannot be removed here. Please contact support.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Select Marcos Lima' })).toBeDisabled();
    expect(api.calls).toHaveLength(0);
  });

  it('USERS-18 does not offer to remove one’s own account', async () => {
    const store = aStore(documents(PEDRO));
    // A key user is in the result of the query only if their company is a single id, as in old documents.
    await store.update('users/ana', { company: 'acme' });
    await open({ store });
    expect(screen.getByRole('button', { name: 'Remove Ana Key' })).toBeDisabled();
  });

  it('names no parent in the removal of a user whose parent no longer exists', async () => {
    const { api } = await open({
      documents: documents({ ...PEDRO, parent: 'gone' }),
      api: apiDouble().on('DELETE /api/users', { message: problem(CODE.userRemoved) }),
    });
    const dialog = await askToRemove('Pedro Alves');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove 1 user' }));
    await waitFor(() => expect(api.calls[0]?.headers.has('parentUid')).toBe(false));
  });

  it('USERS-19 ERR-02 removes the selected users one after the other and stops at the first refusal', async () => {
    const removed: string[] = [];
    const api = apiDouble().on('DELETE /api/users', ({ body }) => {
      const { uid } = JSON.parse(body as string) as { uid: string };
      removed.push(uid);
      return removed.length === 2 ? { status: 403, message: problem(CODE.notAuthorized) } : { message: problem(CODE.userRemoved) };
    });
    const { state } = await open({ api, documents: documents(PEDRO, RITA, aUser({ uid: 'zoe', firstName: 'Zoe' })) });
    for (const name of ['Pedro Alves', 'Rita Reis', 'Zoe Alves'])
      await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove selected' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove 3 users?' }));
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove 3 users' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('1 of 3 removed; not removed: Rita Reis and Zoe Alves. Not authorized!');
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'error', duration: 5000 });
    expect(removed).toHaveLength(2);
  });

  it('ADD-41 (D-132) goes on removing the confirmed users on another page, and says when all are removed', async () => {
    const answers: (() => void)[] = [];
    const api = apiDouble().on(
      'DELETE /api/users',
      () => new Promise((resolve) => answers.push(() => resolve({ message: problem(CODE.userRemoved) }))),
    );
    await open({ api });
    for (const name of ['Pedro Alves', 'Rita Reis']) await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove selected' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove 2 users?' }));
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove 2 users' }));
    await userEvent.click(screen.getByRole('link', { name: 'Rita Reis' }));
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.queryByRole('table', { name: 'Users' })).toBeNull();
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!();
    expect(await screen.findByRole('progressbar', { name: 'Removing Rita Reis (2 of 2)' })).toBeVisible();
    answers[1]!();
    expect(await screen.findByText('2 users removed!')).toBeVisible();
    expect(api.calls.map(({ body }) => JSON.parse(body as string) as unknown)).toEqual([{ uid: 'pedro' }, { uid: 'rita' }]);
  });
});
