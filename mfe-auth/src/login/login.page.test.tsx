import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, problem } from 'shared-kit/model';
import { createMemoryAuth } from 'shared-kit/testing';
import { ANA, renderPage, type PageOptions } from '../testing/render-page';

const start = ({ route = '/login', ...options }: PageOptions & { route?: string } = {}) => renderPage(route, options);

const logIn = async (email: string, password: string) => {
  const user = userEvent.setup({ delay: null });
  if (email) await user.type(await screen.findByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
};

describe('logging in', () => {
  it('ROUTE-01 shows email, password and the link for a forgotten password', async () => {
    await start();
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password' }));
    expect(await screen.findByRole('heading', { name: 'Recover password' })).toBeVisible();
  });

  it('ROUTE-01 has the focus in its first field at once', async () => {
    await start();
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveFocus());
  });

  it('AUTH-01 signs in with email and password and goes home', async () => {
    await start();
    await logIn(` ${ANA.email} `, ANA.password);
    expect(await screen.findByText('went to /')).toBeVisible();
  });

  it('AUTH-01 signs in with what a password manager has filled in without an event', async () => {
    await start();
    const fill = (input: HTMLElement, value: string) =>
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    fill(await screen.findByLabelText('Email'), ANA.email);
    fill(screen.getByLabelText('Password'), ANA.password);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('went to /')).toBeVisible();
  });

  it('AUTH-01 keeps what was filled in without an event when signing in fails', async () => {
    await start();
    const email = await screen.findByLabelText<HTMLInputElement>('Email');
    email.value = ANA.email;
    screen.getByLabelText<HTMLInputElement>('Password').value = 'wrong-password';
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong credentials!');
    expect(email).toHaveValue(ANA.email);
    expect(screen.getByLabelText('Password')).toHaveValue('wrong-password');
  });

  it.each([`mailto:${ANA.email}`, `${ANA.email}.`, `${ANA.email}\u200b`])('AUTH-01 signs in with the email found in %j', async (pasted) => {
    await start();
    await logIn(pasted, ANA.password);
    expect(await screen.findByText('went to /')).toBeVisible();
  });

  it('AUTH-01 opens the page that was asked for before signing in', async () => {
    await start({ route: '/company/acme', elsewhere: ['/company/:company'] });
    await logIn(ANA.email, ANA.password);
    expect(await screen.findByText('went to /company/acme')).toBeVisible();
  });

  it('ROUTE-01 AUTH-23 sends a signed-in key user home', async () => {
    await start({ auth: createMemoryAuth([ANA], 'ana') });
    expect(await screen.findByText('went to /')).toBeVisible();
  });

  it('AUTH-01 says in the form that the credentials are wrong and keeps what was typed', async () => {
    await start();
    await logIn(ANA.email, 'wrong-password');
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong credentials!');
    expect(screen.getByLabelText('Email')).toHaveValue(ANA.email);
    expect(screen.getByLabelText('Password')).toHaveValue('wrong-password');
  });

  it('AUTH-01 says that the service cannot be reached, and works again afterwards', async () => {
    const auth = createMemoryAuth([ANA]);
    auth.setReachable(false);
    await start({ auth });
    await logIn(ANA.email, ANA.password);
    expect(await screen.findByRole('alert')).toHaveTextContent('Service unavailable or timed out!');
    auth.setReachable(true);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('went to /')).toBeVisible();
  });

  it('AUTH-01 says that the account is disabled', async () => {
    const auth = createMemoryAuth([ANA]);
    auth.refuseSignIn({ code: CODE.authError, key: 'err.userDisabled', text: 'no' });
    await start({ auth });
    await logIn(ANA.email, ANA.password);
    expect(await screen.findByRole('alert')).toHaveTextContent(/disabled/);
  });

  it('AUTH-01 shows at the email field what the service finds wrong with the email', async () => {
    const auth = createMemoryAuth([ANA]);
    auth.refuseSignIn(problem(CODE.invalidEmail, { field: 'email' }));
    await start({ auth });
    await logIn('ana@@example.test', ANA.password);
    expect(await screen.findByText('Invalid email!')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email!');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('AUTH-01 says when to try again after too many attempts, later each time, and removes the message when that time has come', async () => {
    const auth = createMemoryAuth([ANA]);
    auth.refuseSignIn({ code: CODE.authError, key: 'err.tooManyAttempts', text: 'no' });
    await start({ auth, fakeTimers: true });
    jest.setSystemTime(new Date(2024, 2, 1, 10, 0, 30));
    await logIn(ANA.email, ANA.password);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Try again at 10:02\sAM, or choose a new password by email/);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByRole('alert')).toBeNull();
    await logIn('', '');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Try again at 10:04\sAM/);
    auth.refuseSignIn(null);
    await logIn('', '');
    expect(await screen.findByText('went to /')).toBeVisible();
  });

  it('AUTH-01 asks for what is missing without asking the server', async () => {
    const auth = createMemoryAuth([ANA]);
    const signIn = jest.spyOn(auth, 'signIn');
    await start({ auth });
    await logIn('', '');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(signIn).not.toHaveBeenCalled();
  });

  it('shows and hides the password', async () => {
    await start();
    const password = await screen.findByLabelText('Password');
    await userEvent.click(screen.getByRole('button', { name: /^Show/ }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: /^Show/ }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('AUTH-01 warns of Caps Lock', async () => {
    await start();
    await userEvent.type(screen.getByLabelText('Password'), '{CapsLock}A');
    expect(screen.getByText('Caps Lock is on.')).toBeVisible();
  });

  it('AUTH-01 sends once however often Enter is pressed', async () => {
    const auth = createMemoryAuth([ANA]);
    const signIn = jest.spyOn(auth, 'signIn').mockReturnValue(new Promise(() => {}));
    await start({ auth });
    await logIn(ANA.email, ANA.password);
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}{Enter}');
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('I18N-01 is shown in Portuguese', async () => {
    await start({ locale: 'pt-BR' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
    expect(screen.getByLabelText('Senha')).toBeVisible();
  });
});
