import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, problem } from 'shared-kit/model';
import { aModerator, apiDouble, aProfile, aUser, profileDocument, type ApiAnswer, type ApiDouble } from 'shared-kit/testing';
import { aStore, MARCOS, renderPage } from '../testing/render-page';

const PEDRO = aUser();
const UPDATED: ApiAnswer = { message: problem(CODE.userUpdated) };

const open = async ({ user = PEDRO, api = apiDouble().on('PATCH /api/users', UPDATED) } = {}) => {
  const page = await renderPage(`/profile/${user.uid}`, { api, store: aStore(profileDocument(user)) });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await screen.findByText('First name');
  return page;
};

/** The value beside the name of a read-only field. */
const fact = (name: string) =>
  within(screen.getByRole('group', { name: 'What cannot be changed here' }))
    .getByText(name)
    .closest('tr')!
    .querySelector('td');
const field = (name: string) => screen.getByLabelText(name);
const box = (name: string) => screen.getByRole('checkbox', { name });
const replace = async (name: string, text: string) => {
  const user = userEvent.setup();
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(text);
};
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const sent = (api: ApiDouble) => JSON.parse(api.calls[0]!.body as string) as { uid: string; userData: Record<string, unknown> };

describe('one’s own profile', () => {
  const own = async () => {
    const page = await renderPage('/profile');
    await screen.findByRole('heading', { level: 2, name: 'Ana Key' });
    await screen.findByText('Acme Logistics');
    return page;
  };

  it('ROUTE-06 PROFILE-02 is read-only except for the picture', async () => {
    await own();
    for (const [name, value] of [
      ['First name', 'Ana'],
      ['Last name', 'Key'],
      ['Employee ID', '1'],
      ['Email', 'ana@example.test'],
      ['Company', 'Acme Logistics'],
    ]) {
      expect(fact(name!)).toHaveTextContent(value!);
    }
    expect(screen.queryByRole('textbox')).toBeNull();
    for (const permission of screen.getAllByRole('checkbox')) expect(permission).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Change picture' })).toBeEnabled();
  });

  it('PROFILE-03 lists all permissions, including key user, and lets none be changed', async () => {
    await own();
    for (const name of ['Key user', 'Moderator', 'Assistant', 'Pilot', 'Checker']) expect(box(name)).toBeDisabled();
    expect(box('Key user')).toBeChecked();
    // Small, since nobody can change them (D-160).
    expect(box('Key user').closest('.us-read-only')).not.toBeNull();
  });

  it.each(['the own profile', "another user's profile"])(
    'USERS-21 every permission in %s says which app it gives access to or affects',
    async (which) => {
      await (which === 'the own profile' ? own() : open());
      const effects = {
        'Key user': '(console access)',
        Moderator: '(affects fly and count)',
        Assistant: '(affects fly and count)',
        Pilot: '(fly app access)',
        Checker: '(count app access)',
      };
      for (const [name, effect] of Object.entries(effects)) expect(box(name)).toHaveAccessibleDescription(effect);
    },
  );

  it('PROFILE-01 PROFILE-08 links to the page for changing the password', async () => {
    await own();
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('went to /changepw')).toBeVisible();
  });

  it('PROFILE-08 offers no page for changing the password when no remote has one', async () => {
    await renderPage('/profile', { links: {} });
    expect(await screen.findByRole('button', { name: 'Reset password' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  });

  it('PROFILE-01 asks, mails a link for a new password to one’s own email, and says so', async () => {
    const { auth } = await own();
    await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset your password?' }));
    expect(dialog.getByText(/ana@example\.test/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(auth.mails).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send email' }));
    expect(await screen.findByText('We sent an email for choosing a new password to ana@example.test.')).toBeVisible();
    expect(auth.mails).toMatchObject([{ purpose: 'resetPassword', email: 'ana@example.test' }]);
  });

  it('PROFILE-02 is the same page under one’s own uid', async () => {
    await renderPage('/profile/ana');
    expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
    expect(fact('First name')).toHaveTextContent('Ana');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('editing another user', () => {
  it('ROUTE-07 PROFILE-04 PROFILE-10 PROFILE-12 sends only what was changed', async () => {
    const { api } = await open();
    await replace('First name', ' Paulo ');
    await userEvent.click(box('Checker'));
    await userEvent.click(box('Pilot'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'South' }));
    await save();
    expect(await screen.findByText('User updated!')).toBeVisible();
    expect(sent(api)).toEqual({
      uid: 'pedro',
      userData: { firstName: 'Paulo', pilot: false, checker: true, authDomains: ['North', 'South'] },
    });
    expect(api.calls[0]!.headers.get('company')).toBe('acme');
  });

  it('PROFILE-04 PROFILE-10 sends each name and the employee id under its own', async () => {
    const { api } = await open();
    await replace('First name', 'Paulo');
    await replace('Last name', 'Reis');
    await replace('Employee ID', 'P24');
    await save();
    expect(await screen.findByText('User updated!')).toBeVisible();
    expect(sent(api)).toEqual({ uid: 'pedro', userData: { firstName: 'Paulo', lastName: 'Reis', employeeId: 'P24' } });
  });

  it('PROFILE-05 shows moderator and key user and lets neither be ticked', async () => {
    await open();
    expect(box('Moderator')).toBeDisabled();
    expect(box('Key user')).toBeDisabled();
    expect(box('Pilot')).toBeEnabled();
  });

  it('PROFILE-04 keeps email, company and parent as they are', async () => {
    await open();
    expect(fact('Email')).toHaveTextContent(PEDRO.email);
    expect(fact('Company')).toHaveTextContent('Acme Logistics');
    expect(await screen.findByRole('link', { name: 'Marcos Lima' })).toHaveAttribute('href', '/profile/marcos');
    for (const name of ['Email', 'Company', 'Parent moderator']) expect(screen.queryByRole('textbox', { name })).toBeNull();
  });

  it('USERS-16 requires a permission and a domain', async () => {
    const { api } = await open();
    await userEvent.click(box('Pilot'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'North' }));
    await save();
    expect(screen.getByRole('group', { name: 'Permissions' })).toHaveAccessibleDescription(/At least one permission is required!/);
    expect(screen.getByRole('group', { name: 'Authorized domains' })).toHaveAccessibleDescription(
      'The field Authorized domains is required!',
    );
    expect(api.calls).toHaveLength(0);
  });

  it('USERS-12 offers the parent’s domains; domains that the parent lost can only be removed', async () => {
    const { api } = await open({ user: aUser({ authDomains: ['West'] }) });
    expect(await screen.findByRole('checkbox', { name: 'West' })).toHaveAccessibleDescription(/can only be taken away/);
    await userEvent.click(box('North'));
    await userEvent.click(box('West'));
    await save();
    await waitFor(() => expect(sent(api).userData).toEqual({ authDomains: ['North'] }));
  });

  it('says when the parent no longer exists', async () => {
    await open({ user: aUser({ parent: 'gone' }) });
    expect(await screen.findByText(/The parent moderator no longer exists/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'North' })).toBeChecked();
  });

  it('ERR-02 shows at its field and in a snackbar why the server refuses, and keeps what was typed', async () => {
    const api = apiDouble().on('PATCH /api/users', { status: 403, message: problem(CODE.domainNotAuthorized, { field: 'authDomains' }) });
    await open({ api });
    await replace('Last name', 'Antunes');
    await save();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Authorized domains' })).toHaveAccessibleDescription(/Domain not authorized!/),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Domain not authorized!');
    expect(field('Last name')).toHaveValue('Antunes');
  });

  it('shows what another user saves, except in fields being edited', async () => {
    const { store } = await open();
    await replace('First name', 'Paulo');
    await act(() => store.update('users/pedro', { firstName: 'Petra', lastName: 'Antunes' }));
    await waitFor(() => expect(field('Last name')).toHaveValue('Antunes'));
    expect(field('First name')).toHaveValue('Paulo');
  });

  it('(D-160) Save is quiet until something has changed; before that it sends nothing and says so', async () => {
    const { api } = await open();
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveClass('ic-button-primary');
    await save();
    expect(await screen.findByText('Nothing has been changed.')).toBeVisible();
    expect(api.calls).toHaveLength(0);
  });

  it('ROUTE-07 names a user who was removed while the profile is open (D-149)', async () => {
    const { store } = await open();
    await act(async () => store.remove('users/pedro'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Pedro Alves has been removed');
    await userEvent.click(screen.getByRole('link', { name: 'Go to the users' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage users' })).toBeVisible();
  });

  it.each([
    ['does not exist', 'nobody', {}],
    ['is of another company', 'pedro', profileDocument(aUser({ companies: ['norte'] }))],
  ])('shows no profile of a user who %s', async (_, uid, documents) => {
    await renderPage(`/profile/${uid}`, { documents });
    expect(await screen.findByText('User not found')).toBeVisible();
    expect(screen.queryByText('Email')).toBeNull();
  });

  it.each([
    ['PROFILE-06', aModerator({ uid: 'maria', firstName: 'Maria' }), /Moderators cannot be edited/],
    ['PROFILE-06', aProfile({ uid: 'otto', firstName: 'Otto' }), /Key users cannot be edited/],
  ])('%s a moderator or key user is read only', async (_, user, text) => {
    await open({ user });
    expect(screen.getByText(text)).toBeVisible();
    expect(fact('First name')).toHaveTextContent(user.firstName);
    expect(screen.queryByRole('textbox')).toBeNull();
    for (const permission of screen.getAllByRole('checkbox')) expect(permission).toBeDisabled();
    for (const name of ['Save', 'Reset password', 'Change password', 'Change picture']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});

describe('resetting the password of another user', () => {
  it('PROFILE-09 Escape, a click outside and the close button ask before discarding what was typed', async () => {
    await openDialog(apiDouble());
    const user = userEvent.setup();
    await user.type(field('New password'), 'secret-1');
    const ways = [
      () => user.keyboard('{Escape}'),
      () => user.click(document.querySelector('.ant-modal-wrap')!),
      () => user.click(screen.getByRole('button', { name: 'Close' })),
    ];
    for (const close of ways) {
      await close();
      await user.click(await screen.findByRole('button', { name: 'Stay' }));
      expect(field('New password')).toHaveValue('secret-1');
    }
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'New password' })).toBeNull());
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  const openDialog = async (api: ApiDouble) => {
    await open({ api });
    await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
    return within(await screen.findByRole('dialog', { name: 'Reset the password of Pedro Alves' }));
  };
  const fill = async (password: string, confirmation = password) => {
    const user = userEvent.setup();
    for (const [name, text] of [
      ['New password', password],
      ['Confirm password', confirmation],
    ] as const) {
      await user.clear(field(name));
      await user.click(field(name));
      await user.paste(text);
    }
    await user.click(screen.getByRole('button', { name: 'Reset' }));
  };

  it('PROFILE-13 (D-3A) is all there is for the password of somebody else', async () => {
    const dialog = await openDialog(apiDouble());
    expect(dialog.queryByLabelText(/current/i)).toBeNull();
    // Also below the dialog, where roles find nothing.
    expect(screen.queryByText('Change password')).toBeNull();
  });

  it('PROFILE-09 sends the new password and shows it to be handed over', async () => {
    const api = apiDouble().on('PUT /api/users/pw', { message: problem(CODE.passwordUpdated) });
    await openDialog(api);
    await fill('471147');
    expect(await screen.findByText('Pedro Alves has a new password')).toBeVisible();
    expect(screen.getByText('471147')).toBeVisible();
    expect(JSON.parse(api.calls[0]!.body as string)).toEqual({ uid: 'pedro', newPassword: '471147' });
    expect(api.calls[0]!.headers.get('parentUid')).toBe(MARCOS.uid);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('AUTH-16 requires six digits for a pilot, typed the same twice', async () => {
    const api = apiDouble();
    await openDialog(api);
    await fill('letters', 'other');
    expect(field('New password')).toHaveAccessibleDescription(/exactly 6 digits/);
    expect(field('Confirm password')).toHaveAccessibleDescription(/Passwords must match!/);
    expect(api.calls).toHaveLength(0);
  });

  it('PROFILE-09 ERR-02 shows in the dialog and in a snackbar why the server refuses', async () => {
    const api = apiDouble().on('PUT /api/users/pw', { status: 404, message: problem(CODE.userNotFound) });
    const dialog = await openDialog(api);
    await fill('471147');
    expect(await dialog.findByText('User not found!')).toBeVisible();
    expect(screen.getAllByText('User not found!')).toHaveLength(2);
    expect(field('New password')).toHaveValue('471147');
  });
});
