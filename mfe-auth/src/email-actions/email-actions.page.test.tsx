import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryAuth, wholeText } from 'shared-kit/testing';
import { ANA, BEA, renderPage } from '../testing/render-page';

type MemoryAuth = ReturnType<typeof createMemoryAuth>;

const CALL = 'PATCH /api/users/resetpw';
const NEW_ANA = { ...ANA, emailVerified: false };

const link = (mode: string, code: string) => `/emailActions?mode=${mode}&oobCode=${encodeURIComponent(code)}&apiKey=key&lang=en`;
const fresh = () => screen.getByLabelText('New password');
const again = () => screen.getByLabelText('Confirm password');

async function resetLink(auth: MemoryAuth, email = ANA.email): Promise<string> {
  await auth.sendPasswordReset(email);
  return link('resetPassword', auth.mails.at(-1)!.code);
}

/** A link that was mailed to Ana; `now` is the account that is signed in when it is opened. */
async function verifyLink(auth: MemoryAuth, now: string | null): Promise<string> {
  auth.become('ana');
  await auth.sendVerification();
  auth.become(now);
  return link('verifyEmail', auth.mails.at(-1)!.code);
}

describe('links that are not valid', () => {
  it.each([
    '/emailActions',
    '/emailActions?mode=resetPassword',
    '/emailActions?mode=verifyEmail&oobCode=',
    '/emailActions?oobCode=x',
    '/emailActions?mode=dance&oobCode=x',
  ])('AUTH-10 ROUTE-03 %s says that the link is not valid and offers a way on', async (route) => {
    await renderPage(route);
    expect(screen.getByRole('alert')).toHaveTextContent(/link is incomplete or not valid/);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('AUTH-12 recoverEmail is not implemented', async () => {
    await renderPage(link('recoverEmail', 'x'));
    expect(screen.getByRole('alert')).toHaveTextContent('Not implemented!');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });
});

describe('verifying an email', () => {
  it('AUTH-11 applies the code, waits five seconds, reads the user again, and goes home, where the message stays for eight', async () => {
    const auth = createMemoryAuth([NEW_ANA], 'ana');
    const route = await verifyLink(auth, 'ana');
    const reload = jest.spyOn(auth, 'reload');
    const { state } = await renderPage(route, { auth, fakeTimers: true });
    expect(screen.getByRole('heading', { level: 1, name: 'Verify email' })).toBeVisible();
    expect(screen.getAllByText(wholeText(`${ANA.email} is verified. One moment…`)).length).toBeGreaterThan(0);
    await act(() => jest.advanceTimersByTimeAsync(4999));
    expect(reload).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(auth.currentUser()?.emailVerified).toBe(true);
    expect(screen.getByText('went to /')).toBeVisible();
    expect(screen.getByText('Email verified!')).toBeVisible();
    expect(state.redux.getState().feedback).toMatchObject({ snackbar: { duration: 8000, severity: 'success' }, backdrop: null });
  });

  it('AUTH-11 works for a user who is not signed in, and goes to the login page', async () => {
    const auth = createMemoryAuth([NEW_ANA]);
    const route = await verifyLink(auth, null);
    await renderPage(route, { auth, fakeTimers: true });
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(screen.getByText('Email verified!')).toBeVisible();
  });

  it('AUTH-11 names both accounts when the link was mailed to another account than the signed-in one', async () => {
    const auth = createMemoryAuth([NEW_ANA, BEA], 'bea');
    const route = await verifyLink(auth, 'bea');
    await renderPage(route, { auth, fakeTimers: true });
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByText(`${ANA.email} is verified. You are logged in as ${BEA.email}.`)).toBeVisible();
  });

  it('AUTH-13 shows for each reason why a code does not work a message of its own', async () => {
    const auth = createMemoryAuth([NEW_ANA], 'ana');
    const route = await verifyLink(auth, 'ana');
    auth.expire(auth.mails[0]!.code);
    await renderPage(route, { auth });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired.');
    expect(screen.getByText('Memory: the code was refused. (auth/expired-action-code).')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  });

  it('AUTH-11 AUTH-21 tells a signed-in user who opens a link twice that the email is verified, and goes on', async () => {
    const auth = createMemoryAuth([NEW_ANA], 'ana');
    const route = await verifyLink(auth, 'ana');
    // As another browser would do it: nothing in this one says that the code has been used.
    await auth.applyCode(auth.mails[0]!.code);
    await renderPage(route, { auth });
    expect(await screen.findByRole('status')).toHaveTextContent(`${ANA.email} is verified`);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Go to Home' }));
    expect(screen.getByText('went to /')).toBeVisible();
    expect(auth.currentUser()?.emailVerified).toBe(true);
  });

  it('AUTH-11 AUTH-21 does the same when the signed-in user is known only later', async () => {
    const auth = createMemoryAuth([NEW_ANA], 'ana');
    const route = await verifyLink(auth, 'ana');
    await auth.applyCode(auth.mails[0]!.code);
    const currentUser = jest.spyOn(auth, 'currentUser').mockReturnValue(null);
    const { reload } = auth;
    auth.reload = () => {
      currentUser.mockRestore();
      return reload();
    };
    await renderPage(route, { auth });
    expect(await screen.findByRole('status')).toHaveTextContent(`${ANA.email} is verified`);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('AUTH-11 names the verified account when the used link was mailed to another account', async () => {
    const auth = createMemoryAuth([NEW_ANA, BEA], 'bea');
    const route = await verifyLink(auth, 'bea');
    await auth.applyCode(auth.mails[0]!.code);
    await renderPage(route, { auth });
    expect(await screen.findByText(`${BEA.email} is verified`)).toBeVisible();
    expect(screen.queryByText(new RegExp(ANA.email))).toBeNull();
  });

  it('AUTH-13 tells a user who is not signed in that a used link may already have worked', async () => {
    const auth = createMemoryAuth([NEW_ANA]);
    const route = await verifyLink(auth, null);
    await auth.applyCode(auth.mails[0]!.code);
    await renderPage(route, { auth });
    expect(await screen.findByRole('alert')).toHaveTextContent('used already');
    expect(screen.getByText(/your email is verified already: just log in/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('AUTH-13 tells a user who is not verified that a link does not work', async () => {
    const auth = createMemoryAuth([NEW_ANA], 'ana');
    await renderPage(link('verifyEmail', 'made-up'), { auth });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work.');
    expect(screen.queryByText(/just log in/)).toBeNull();
  });

  it('AUTH-13 tries the same link again when only the service could not be reached', async () => {
    const auth = createMemoryAuth([NEW_ANA], 'ana');
    const route = await verifyLink(auth, 'ana');
    auth.setReachable(false);
    await renderPage(route, { auth });
    expect(await screen.findByRole('alert')).toHaveTextContent('Service unavailable');
    auth.setReachable(true);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await screen.findAllByText(/is verified/)).length).toBeGreaterThan(0);
  });
});

describe('choosing a password with a mailed link', () => {
  it('AUTH-09 ROUTE-03 asks for the password, sends it with the code and without a token, and goes to the login page', async () => {
    const auth = createMemoryAuth([ANA]);
    const { api } = await renderPage(await resetLink(auth), { auth });
    expect(await screen.findByText(wholeText(`Choose a new password for ${ANA.email}.`))).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
    api.on(CALL, { message: { code: 410, text: 'Password updated!' } });
    await userEvent.type(fresh(), 'another-1');
    await userEvent.type(again(), 'another-1');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(ANA.email);
    expect(screen.getByText('Password updated!')).toBeVisible();
    expect(JSON.parse(String(api.calls[0]?.body))).toEqual({ newPassword: 'another-1', actionCode: auth.mails[0]!.code });
    expect(api.calls[0]?.headers.get('Authorization')).toBeNull();
  });

  it('AUTH-09 ends the session when the signed-in account is the one whose password changed', async () => {
    const auth = createMemoryAuth([ANA], 'ana');
    const { api } = await renderPage(await resetLink(auth), { auth });
    await screen.findByLabelText('New password');
    jest.useFakeTimers();
    api.on(CALL, { message: { code: 410, text: 'Password updated!' } });
    const user = userEvent.setup({ delay: null });
    await user.type(fresh(), 'another-1');
    await user.type(again(), 'another-1{Enter}');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(auth.currentUser()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  it('AUTH-09 says whose password it is when another user is signed in, and keeps that user’s session', async () => {
    const auth = createMemoryAuth([ANA, BEA], 'ana');
    const { api } = await renderPage(await resetLink(auth, BEA.email), { auth });
    expect(
      await screen.findByText(wholeText(`You are logged in as ${ANA.email}. This changes the password of ${BEA.email}.`)),
    ).toBeVisible();
    api.on(CALL, { message: { code: 410, text: 'Password updated!' } });
    await userEvent.type(fresh(), 'another-1');
    await userEvent.type(again(), 'another-1{Enter}');
    expect(await screen.findByText('went to /')).toBeVisible();
    expect(auth.currentUser()?.uid).toBe('ana');
  });

  it('AUTH-16 says at the field that the confirmation differs', async () => {
    const auth = createMemoryAuth([ANA]);
    const { api } = await renderPage(await resetLink(auth), { auth });
    await userEvent.type(await screen.findByLabelText('New password'), 'another-1');
    await userEvent.type(again(), 'another-2{Enter}');
    expect(again()).toHaveAccessibleDescription('Passwords must match!');
    expect(api.calls).toEqual([]);
  });

  it('AUTH-19 ERR-02 requires six digits once the platform has answered that the account is a pilot', async () => {
    const auth = createMemoryAuth([ANA]);
    const { api } = await renderPage(await resetLink(auth), { auth });
    api.on(CALL, { status: 400, message: { code: 417, text: 'no', field: 'newPassword' } });
    await userEvent.type(await screen.findByLabelText('New password'), 'another-1');
    await userEvent.type(again(), 'another-1{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The password of a pilot or checker must have exactly 6 digits (0-9)!');
    expect(fresh()).toHaveAccessibleDescription(/exactly 6 digits/);
    expect(fresh()).toHaveValue('another-1');
    await userEvent.clear(fresh());
    await userEvent.type(fresh(), '12345');
    expect(fresh()).toHaveAccessibleDescription(/exactly 6 digits/);
    await userEvent.type(fresh(), '6');
    expect(fresh()).toBeValid();
    expect(api.calls).toHaveLength(1);
  });

  it.each([
    ['AUTH-13 expired', (auth: MemoryAuth) => auth.expire(auth.mails[0]!.code), 'This link has expired.'],
    ['AUTH-13 made up', (auth: MemoryAuth) => auth.mails.pop(), 'This link does not work.'],
  ])('%s: says so before anybody types, and offers another', async (_what, spoil, text) => {
    const auth = createMemoryAuth([ANA]);
    const route = await resetLink(auth);
    spoil(auth);
    await renderPage(route, { auth });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByLabelText('New password')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Send a new link' }));
    expect(await screen.findByRole('heading', { name: 'Recover password' })).toBeVisible();
  });

  it('AUTH-13 says when the link was used while the form was open', async () => {
    const auth = createMemoryAuth([ANA]);
    const { api } = await renderPage(await resetLink(auth), { auth });
    api.on(CALL, { status: 401, message: { code: 2, text: 'Authentication error!' } });
    await userEvent.type(await screen.findByLabelText('New password'), 'another-1');
    await userEvent.type(again(), 'another-1{Enter}');
    expect(await within(screen.getByRole('form')).findByRole('alert')).toHaveTextContent('used already');
    expect(screen.getByRole('link', { name: 'Send a new link' })).toBeVisible();
    expect(fresh()).toHaveValue('another-1');
  });

  it('AUTH-13 shows the service’s own message for an error it does not know', async () => {
    const auth = createMemoryAuth([ANA]);
    auth.checkCode = () => Promise.resolve({ ok: false, problem: { text: 'Firebase: The moon is in the way.' } });
    await renderPage(link('resetPassword', 'x'), { auth });
    expect(await screen.findByRole('alert')).toHaveTextContent('Firebase: The moon is in the way.');
  });

  it('AUTH-09 is shown in Spanish', async () => {
    const auth = createMemoryAuth([ANA]);
    await renderPage(await resetLink(auth), { auth, locale: 'es-ES' });
    expect(await screen.findByLabelText('Contraseña nueva')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Restablecer contraseña' })).toBeVisible();
  });
});
