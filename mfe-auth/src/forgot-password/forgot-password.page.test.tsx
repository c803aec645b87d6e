import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryAuth } from 'shared-kit/testing';
import { ANA, renderPage } from '../testing/render-page';

const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('a forgotten password', () => {
  it('ROUTE-02 AUTH-06 mails the instructions and says so', async () => {
    const { auth } = await renderPage('/forgotpw');
    expect(screen.getByRole('heading', { level: 1, name: 'Recover password' })).toBeVisible();
    await userEvent.type(email(), `${ANA.email}{Enter}`);
    expect(await screen.findByText(`Email verification sent to ${ANA.email}`)).toBeVisible();
    expect(screen.getByText('Follow the instructions we emailed you to choose a new password.')).toBeVisible();
    expect(auth.mails).toMatchObject([{ purpose: 'resetPassword', email: ANA.email }]);
    expect(screen.getByRole('button', { name: 'Use another email' })).toHaveFocus();
  });

  it('AUTH-06 shows the same message for an email without an account, and mails nobody', async () => {
    const { auth } = await renderPage('/forgotpw');
    await userEvent.type(email(), 'nobody@example.test');
    await send();
    expect(await screen.findByText('Email verification sent to nobody@example.test')).toBeVisible();
    expect(auth.mails).toEqual([]);
  });

  it.each(['', '   ', 'ana', 'ana@', 'ana example@test'])(
    'AUTH-04 shows error 420 at the field for %p, without asking the service',
    async (typed) => {
      const { auth } = await renderPage('/forgotpw');
      const sent = jest.spyOn(auth, 'sendPasswordReset');
      if (typed) await userEvent.type(email(), typed);
      await send();
      expect(email()).toHaveAccessibleDescription('Invalid email!');
      expect(email()).toHaveValue(typed);
      expect(sent).not.toHaveBeenCalled();
    },
  );

  it('AUTH-04 reports a malformed email as soon as the field is left', async () => {
    await renderPage('/forgotpw');
    await userEvent.type(email(), 'ana');
    expect(email()).toBeValid();
    await userEvent.tab();
    expect(email()).toHaveAccessibleDescription('Invalid email!');
  });

  it('AUTH-05 strips accents from what is typed', async () => {
    const { auth } = await renderPage('/forgotpw');
    await userEvent.type(email(), ' àñá@example.test ');
    expect(email()).toHaveValue(' ana@example.test ');
    await send();
    expect(await screen.findByText(`Email verification sent to ${ANA.email}`)).toBeVisible();
    expect(auth.mails).toHaveLength(1);
  });

  it('AUTH-05 mails to the email found in the pasted text', async () => {
    const { auth } = await renderPage('/forgotpw');
    await userEvent.type(email(), `mailto:${ANA.email},\u200b`);
    await send();
    expect(await screen.findByText(`Email verification sent to ${ANA.email}`)).toBeVisible();
    expect(auth.mails).toHaveLength(1);
  });

  it('AUTH-06 keeps what was typed when the service cannot be reached, and works again afterwards', async () => {
    const { auth } = await renderPage('/forgotpw');
    auth.setReachable(false);
    await userEvent.type(email(), ANA.email);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Service unavailable or timed out!');
    expect(email()).toHaveValue(ANA.email);
    auth.setReachable(true);
    await send();
    expect(await screen.findByText(/Follow the instructions/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ROUTE-02 carries the typed email from the login page and back', async () => {
    await renderPage('/login');
    await userEvent.type(screen.getByLabelText('Email'), ANA.email);
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password' }));
    expect(await screen.findByRole('heading', { name: 'Recover password' })).toBeVisible();
    expect(email()).toHaveValue(ANA.email);
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Back to log in' }));
    expect(await screen.findByLabelText('Email')).toHaveValue(ANA.email);
  });

  it('ROUTE-02 is open to a signed-in user, with the user’s own email filled in', async () => {
    await renderPage('/forgotpw', { auth: createMemoryAuth([ANA], 'ana') });
    expect(email()).toHaveValue(ANA.email);
  });

  it('AUTH-06 lets the user try another email', async () => {
    await renderPage('/forgotpw');
    await userEvent.type(email(), ANA.email);
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Use another email' }));
    expect(email()).toHaveValue(ANA.email);
  });

  it('I18N-01 is shown in Spanish', async () => {
    await renderPage('/forgotpw', { locale: 'es-ES' });
    expect(screen.getByRole('heading', { level: 1, name: 'Recuperar contraseña' })).toBeVisible();
  });
});
