import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setAuthClient } from 'shared-kit/firebase/auth';
import { Navigate, paths, Route, Routes, useLocation } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { aProfile, companyDocument, aCompany, createMemoryAuth, createMemoryStore, loadNamespace, profileDocument, renderWithKit, type MemoryAuth } from 'shared-kit/testing';
import LoginPage from './login.page';

const ANA = { uid: 'ana', email: 'ana@example.test', password: 'right-password' };

/** Any other page: says where it is, and turns away who is not signed in. */
function Guarded() {
  const { pathname } = useLocation();
  const { user } = useAccount();
  return user ? <p>You are at {pathname}</p> : <Navigate to={paths.login()} replace state={{ from: pathname }} />;
}

interface Start {
  route?: string;
  auth?: MemoryAuth;
  locale?: 'en-US' | 'pt-BR';
}

const start = ({ route = '/login', auth = createMemoryAuth([ANA]), locale }: Start = {}) =>
  renderWithKit(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/forgotpw" element={<p>Recovery</p>} />
      <Route path="*" element={<Guarded />} />
    </Routes>,
    {
      route,
      auth,
      locale,
      account: true,
      store: createMemoryStore({ ...profileDocument(aProfile()), ...companyDocument(aCompany()) }),
      texts: { namespace: 'auth', load: (locale_) => loadNamespace('auth', locale_) },
    },
  );

const logIn = async (email: string, password: string) => {
  const user = userEvent.setup();
  if (email) await user.type(await screen.findByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
};

describe('logging in', () => {
  it('ROUTE-01 shows email, password and the way to a forgotten password', async () => {
    await start();
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password' }));
    expect(screen.getByText('Recovery')).toBeVisible();
  });

  it('AUTH-01 signs in with email and password and goes home', async () => {
    await start();
    await logIn(` ${ANA.email} `, ANA.password);
    expect(await screen.findByText('You are at /')).toBeVisible();
  });

  it('AUTH-01 opens the page that was asked for before signing in', async () => {
    await start({ route: '/company/acme' });
    await logIn(ANA.email, ANA.password);
    expect(await screen.findByText('You are at /company/acme')).toBeVisible();
  });

  it('ROUTE-01 sends a signed-in key user home', async () => {
    await start({ auth: createMemoryAuth([ANA], 'ana') });
    expect(await screen.findByText('You are at /')).toBeVisible();
  });

  it('AUTH-01 says in place that the credentials are wrong and keeps what was typed', async () => {
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
    expect(await screen.findByText('You are at /')).toBeVisible();
  });

  it.each([
    ['err.tooManyAttempts', /Too many attempts/],
    ['err.userDisabled', /disabled/],
  ])('AUTH-01 shows what the identity service says: %s', async (key, text) => {
    const auth = createMemoryAuth([ANA]);
    await start({ auth });
    setAuthClient({ ...auth, signIn: () => Promise.resolve({ ok: false, problem: { code: 2, key, text: 'no' } }) });
    await logIn(ANA.email, ANA.password);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
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

  it('AUTH-01 shows and hides the password', async () => {
    await start();
    const password = await screen.findByLabelText('Password');
    await userEvent.click(screen.getByRole('button', { name: /^Show/ }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: /^Hide/ }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('I18N-01 speaks Portuguese', async () => {
    await start({ locale: 'pt-BR' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
    expect(screen.getByLabelText('Senha')).toBeVisible();
  });
});
