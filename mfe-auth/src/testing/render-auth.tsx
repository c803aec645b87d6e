import { act, type ReactNode } from 'react';
import { Navigate, paths, Route, Routes, useLocation } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import {
  aCompany,
  aProfile,
  companyDocument,
  createMemoryAuth,
  createMemoryStore,
  loadNamespace,
  profileDocument,
  renderWithKit,
  settle,
  type MemoryAuth,
  type Rendered,
} from 'shared-kit/testing';
import ChangePassword from '../change-password/change-password.page';
import EmailActions from '../email-actions/email-actions.page';
import ForgotPassword from '../forgot-password/forgot-password.page';
import Login from '../login/login.page';
import SetPassword from '../set-password/set-password.page';

export const ANA = { uid: 'ana', email: 'ana@example.test', password: 'right-password' };
/** Another key user. */
export const BEA = { uid: 'bea', email: 'bea@example.test', password: 'her-password' };

/** As the shell's guard: nothing before the account is known, and the login page for nobody. Any other page says where it is. */
function Guarded({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const { loaded, user, signingOut, farewell } = useAccount();
  if (!loaded || (!user && signingOut)) return null;
  if (!user) return <Navigate to={paths.login()} replace state={farewell ?? { from: pathname }} />;
  return children ?? <p>You are at {pathname}</p>;
}

export interface AuthStart {
  auth?: MemoryAuth;
  locale?: 'en-US' | 'en-GB' | 'pt-BR' | 'es-ES';
  profile?: Parameters<typeof aProfile>[0];
  /** Under fake timers, for pages that wait. */
  fakeTimers?: boolean;
}

/** Opens an address of this remote, as the shell would serve it. */
export async function openAuth(route: string, { auth = createMemoryAuth([ANA]), locale, profile, fakeTimers = false }: AuthStart = {}): Promise<Rendered> {
  if (fakeTimers) jest.useFakeTimers();
  const rendered = await renderWithKit(
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route path="/forgotpw" element={<ForgotPassword />} />
      <Route path="/emailActions" element={<EmailActions />} />
      <Route path="/setpw" element={<Guarded><SetPassword /></Guarded>} />
      <Route path="/changepw" element={<Guarded><ChangePassword /></Guarded>} />
      <Route path="*" element={<Guarded />} />
    </Routes>,
    {
      route,
      auth,
      locale,
      account: true,
      store: createMemoryStore({
        ...profileDocument(aProfile(profile)),
        ...profileDocument(aProfile({ uid: BEA.uid, firstName: 'Bea' })),
        ...companyDocument(aCompany()),
      }),
      texts: { namespace: 'auth', load: (one) => loadNamespace('auth', one) },
    },
  );
  if (fakeTimers) await act(settle);
  // Nothing shows before the account is known.
  else while (rendered.container.textContent === '') await act(() => new Promise((next) => setTimeout(next)));
  return rendered;
}
