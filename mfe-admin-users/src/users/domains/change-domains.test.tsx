import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, problem, type UserProfile } from 'shared-kit/model';
import { aModerator, apiDouble, aUser, pickOption, profileDocument, type ApiDouble } from 'shared-kit/testing';
import { renderPage } from '../../testing/render-page';

const PEDRO = aUser({ authDomains: ['North'] });
const RITA = aUser({ uid: 'rita', firstName: 'Rita', lastName: 'Reis', authDomains: ['North', 'South'] });
const MARIA = aModerator({ uid: 'maria', firstName: 'Maria', lastName: 'Souza', authDomains: ['West'] });
const WILMA = aUser({ uid: 'wilma', firstName: 'Wilma', lastName: 'West', authDomains: ['West'], parent: 'maria' });

const updated = () => apiDouble().on('PATCH /api/users', { message: problem(CODE.userUpdated) });
const sent = (api: ApiDouble) => api.calls.map(({ body }) => JSON.parse(body as string) as unknown);

const open = async (api: ApiDouble, ...names: string[]) => {
  const documents = Object.assign({}, ...[PEDRO, RITA, MARIA, WILMA].map((user: UserProfile) => profileDocument(user))) as ReturnType<
    typeof profileDocument
  >;
  await renderPage('/manageusers', { api, documents });
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Change domains' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: `Change domains of ${names.length} ${names.length === 1 ? 'user' : 'users'}` }),
  );
  await dialog.findByRole('table', { name: 'What changes' });
  return dialog;
};

type Dialog = Awaited<ReturnType<typeof open>>;
const rowOf = (dialog: Dialog, name: string) => dialog.getByRole('cell', { name }).closest('tr')!;
const button = (dialog: Dialog, name: string) => dialog.getByRole('button', { name });

describe('changing the domains of many users', () => {
  it('ADD-USERS-02 shows the result for each user, sends only real changes, and reports the outcome', async () => {
    const api = updated();
    const dialog = await open(api, 'Pedro Alves', 'Rita Reis', 'Wilma West');
    expect(button(dialog, 'Change users')).toBeDisabled();
    await pickOption('Give these domains', 'South');
    expect(rowOf(dialog, 'Pedro Alves')).toHaveTextContent('Will be changed+ South');
    expect(rowOf(dialog, 'Rita Reis')).toHaveTextContent('Stays as it is');
    expect(rowOf(dialog, 'Wilma West')).toHaveTextContent('Not possibleMaria Souza does not have South.');
    await userEvent.click(button(dialog, 'Change 1 user'));
    expect(await dialog.findByText('Changed: 1 of 3 users.')).toBeVisible();
    expect(button(dialog, 'Change users')).toHaveAttribute('aria-disabled', 'true');
    expect(rowOf(dialog, 'Pedro Alves')).toHaveTextContent('Changed+ South');
    expect(sent(api)).toEqual([{ uid: 'pedro', userData: { authDomains: ['North', 'South'] } }]);
    expect(api.calls[0]!.headers.get('company')).toBe('acme');
  });

  it('ADD-USERS-03 USERS-16 refuses a change that would leave a user without a domain', async () => {
    const dialog = await open(updated(), 'Pedro Alves', 'Rita Reis');
    await pickOption('Take these domains away', 'North');
    expect(rowOf(dialog, 'Pedro Alves')).toHaveTextContent('At least one domain has to stay.');
    expect(rowOf(dialog, 'Rita Reis')).toHaveTextContent('− North');
    expect(button(dialog, 'Change 1 user')).toBeEnabled();
  });

  it('ADD-USERS-03 ERR-02 shows at the user and in a snackbar why the server refuses, and can send that change again', async () => {
    let calls = 0;
    const api = apiDouble().on('PATCH /api/users', () =>
      ++calls === 1 ? { status: 403, message: problem(CODE.userNotFound) } : { message: problem(CODE.userUpdated) },
    );
    const dialog = await open(api, 'Pedro Alves', 'Rita Reis');
    await pickOption('Give these domains', 'South');
    await userEvent.click(button(dialog, 'Change 1 user'));
    await waitFor(() => expect(rowOf(dialog, 'Pedro Alves')).toHaveTextContent('Not changed'));
    expect(screen.getByText('User not found!', { selector: 'p[role=alert]' })).toBeVisible();
    await userEvent.click(button(dialog, 'Change the other one'));
    await waitFor(() => expect(rowOf(dialog, 'Pedro Alves')).toHaveTextContent('Changed+ South'));
  });

  it('ADD-USERS-03 stops at an error that every further change would meet too', async () => {
    const api = apiDouble().on('PATCH /api/users', { status: 429, message: problem(CODE.minuteLimit) });
    const dialog = await open(api, 'Pedro Alves', 'Rita Reis');
    await pickOption('Take these domains away', 'South');
    await pickOption('Give these domains', 'North');
    await userEvent.click(button(dialog, 'Change 1 user'));
    expect(await dialog.findByText(/^Stopped before the end/)).toBeVisible();
    expect(api.calls).toHaveLength(1);
  });

  it('ADD-USERS-03 PERM-07 does not offer the change for moderators', async () => {
    await renderPage('/manageusers', { documents: profileDocument(PEDRO) });
    expect(await screen.findByRole('checkbox', { name: 'Select Marcos Lima' })).toBeDisabled();
  });
});
