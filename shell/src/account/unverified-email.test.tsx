import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProfile, createMemoryAuth, createMemoryStore, profileDocument } from 'shared-kit/testing';
import { renderConsole } from '../testing/render-console';

const ANA = { uid: 'ana', email: 'ana@example.test', emailVerified: false };

const open = async () => {
  const auth = createMemoryAuth([ANA], 'ana');
  await renderConsole({ route: '/', auth, store: createMemoryStore(profileDocument(aProfile())) });
  await screen.findByRole('heading', { name: 'Verify your email' });
  return auth;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('GUARD-04 AUTH-22 an unverified user is warned and can have the link mailed again; the page names the email', async () => {
  const auth = await open();
  expect(screen.getByRole('alert')).toHaveTextContent('Your email has not been verified.');
  await press('Resend verification email');
  expect(await screen.findByText('Email verification sent to ana@example.test')).toBeVisible();
  expect(auth.mails).toMatchObject([{ purpose: 'verifyEmail', email: ANA.email }]);
});

it('AUTH-22 when the link cannot be mailed, the page says why', async () => {
  const auth = await open();
  auth.setReachable(false);
  await press('Resend verification email');
  expect(await screen.findByText('Service unavailable or timed out!')).toBeVisible();
});

it('AUTH-02 GUARD-04 the page continues as soon as the email is verified, also in another browser, and not before', async () => {
  const auth = await open();
  await press('I have verified it');
  expect(await screen.findByText(/The email is not verified yet/)).toBeVisible();
  await press('Resend verification email');
  await auth.applyCode(auth.mails.at(-1)!.code);
  await press('I have verified it');
  expect(await screen.findByRole('heading', { name: 'page /' })).toBeVisible();
});
