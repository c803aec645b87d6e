import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryAuth, settle } from 'shared-kit/testing';
import { ANA, renderPage, type PageOptions } from '../testing/render-page';

const CALL = 'PATCH /api/users/pw';
const fresh = () => screen.getByLabelText('New password');
const again = () => screen.getByLabelText('Confirm password');
const open = (start: PageOptions = {}) =>
  renderPage('/setpw', { auth: createMemoryAuth([ANA], 'ana'), profile: { pwUpdated: false }, ...start });

describe('setting one’s first own password', () => {
  it('ROUTE-04 AUTH-03 asks for the new password twice and for no old one', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Set password' })).toBeVisible();
    expect(fresh()).toHaveAttribute('autocomplete', 'new-password');
    expect(again()).toBeVisible();
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  it('AUTH-03 AUTH-15 sends it without a current one and signs out to the login page', async () => {
    const user = userEvent.setup({ delay: null });
    const { api, auth, store } = await open();
    jest.useFakeTimers();
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    api.on(CALL, async () => {
      await waiting;
      // The platform stores the change before it answers, so the live profile has it before the answer arrives.
      store.set('users/ana', { keyUser: true, pwUpdated: true, company: ['acme'] });
      return { message: { code: 410, text: 'Password updated!' } };
    });
    await user.type(fresh(), 'another-1');
    await user.type(again(), 'another-1{Enter}');
    await act(async () => {
      answer();
      await settle();
    });
    expect(JSON.parse(String(api.calls[0]?.body))).toEqual({ newPassword: 'another-1' });
    expect(screen.queryByText('unauthorized')).toBeNull();
    expect(screen.getByText('Password saved. Log in with the new one…')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(auth.currentUser()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  it('AUTH-08 shows "unauthorized" instead of the form to a user who has set a password already', async () => {
    await open({ profile: { pwUpdated: true } });
    expect(screen.getByRole('alert')).toHaveTextContent('unauthorized');
    expect(screen.queryByLabelText('New password')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Go to Home' }));
    expect(await screen.findByText('went to /')).toBeVisible();
  });

  it('AUTH-16 says at the field that the confirmation differs', async () => {
    const { api } = await open();
    await userEvent.type(fresh(), 'another-1');
    await userEvent.type(again(), 'another-2{Enter}');
    expect(again()).toHaveAccessibleDescription('Passwords must match!');
    expect(api.calls).toEqual([]);
  });

  it.each<[string, PageOptions['profile'], RegExp]>([
    ['AUTH-18', {}, /at least 6 characters/],
    ['AUTH-19', { pilot: true }, /exactly 6 digits/],
  ])('%s refuses a short one in place', async (_id, profile, text) => {
    await open({ profile: { pwUpdated: false, ...profile } });
    await userEvent.type(fresh(), '12345{Tab}');
    expect(fresh()).toHaveAccessibleDescription(text);
  });

  it('AUTH-03 ERR-02 makes a user who signed in too long ago sign in again', async () => {
    const { api, auth } = await open();
    api.on(CALL, {
      status: 400,
      message: { code: 205, text: 'The field %s is required!', args: ['currentPassword'], field: 'currentPassword' },
    });
    await userEvent.type(fresh(), 'another-1');
    await userEvent.type(again(), 'another-1{Enter}');
    expect(await within(screen.getByRole('form')).findByRole('alert')).toHaveTextContent('more than an hour ago');
    expect(screen.getByText('The field currentPassword is required!')).toBeVisible();
    jest.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Log in again' }).click());
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(auth.currentUser()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });
});
