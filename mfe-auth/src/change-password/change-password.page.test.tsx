import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lacksIn, policyProblem } from 'shared-kit/model';
import { createMemoryAuth, settle } from 'shared-kit/testing';
import { ANA, renderPage, type PageOptions } from '../testing/render-page';

const CALL = 'PATCH /api/users/pw';
const UPDATED = { message: { code: 410, text: 'Password updated!' } };

const current = () => screen.getByLabelText('Current password');
const fresh = () => screen.getByLabelText('New password');
const again = () => screen.getByLabelText('Confirm password');

const open = (start: PageOptions = {}) => renderPage('/changepw', { auth: createMemoryAuth([ANA], 'ana'), ...start });

async function paste(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function fill(user: ReturnType<typeof userEvent.setup>, was: string, next: string) {
  await paste(user, current(), was);
  await paste(user, fresh(), next);
  await paste(user, again(), next);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

describe('changing one’s own password', () => {
  it('ROUTE-05 AUTH-14 asks for the current password, the new one and its confirmation', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();
    expect(current()).toHaveAttribute('autocomplete', 'current-password');
    expect(fresh()).toHaveAttribute('autocomplete', 'new-password');
    expect(again()).toHaveAttribute('autocomplete', 'new-password');
  });

  it('AUTH-15 AUTH-14 sends both passwords, says that it worked, and signs out to the login page in two steps', async () => {
    const user = userEvent.setup({ delay: null });
    const { api, auth } = await open();
    jest.useFakeTimers();
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    api.on(CALL, () => waiting.then(() => UPDATED));
    await fill(user, 'right-password', 'another-1');
    await act(async () => {
      answer();
      await settle();
    });
    expect(JSON.parse(String(api.calls[0]?.body))).toEqual({ currentPassword: 'right-password', newPassword: 'another-1' });
    expect(api.calls[0]?.headers.get('company')).toBe('acme');
    expect(screen.getByText('Password updated!')).toBeVisible();
    expect(screen.getByText('Password changed. Log in with the new one…')).toBeVisible();
    expect(auth.currentUser()).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(auth.currentUser()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(ANA.email);
  });

  it('AUTH-17 says at the field that the confirmation differs', async () => {
    const user = userEvent.setup({ delay: null });
    await open();
    await user.type(fresh(), 'another-1');
    await user.type(again(), 'another-2');
    expect(again()).toBeValid();
    await user.tab();
    expect(again()).toHaveAccessibleDescription('Passwords must match!');
    await user.type(again(), '{Backspace}1');
    expect(again()).toBeValid();
  });

  it.each<[string, PageOptions['profile'], string, RegExp]>([
    ['AUTH-18 five characters', {}, '12345', /at least 6 characters/],
    ['AUTH-19 letters for a pilot', { pilot: true }, 'abcdef', /exactly 6 digits/],
    ['AUTH-19 seven digits for a checker', { checker: true }, '1234567', /exactly 6 digits/],
  ])('%s are refused in place, without asking the platform', async (_what, profile, password, text) => {
    const user = userEvent.setup({ delay: null });
    const { api } = await open({ profile });
    await fill(user, 'right-password', password);
    expect(fresh()).toBeInvalid();
    expect(fresh()).toHaveAccessibleDescription(text);
    expect(api.calls).toEqual([]);
  });

  it('AUTH-14 marks every missing field and moves the focus to the first', async () => {
    const user = userEvent.setup({ delay: null });
    const { api } = await open();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(current()).toHaveAccessibleDescription('Enter your current password.');
    expect(fresh()).toBeInvalid();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(current()).toHaveFocus();
    expect(api.calls).toEqual([]);
  });

  it.each([
    [409, undefined, current, 'Wrong password!'],
    [409, 'currentPassword', current, 'Wrong password!'],
    [206, 'newPassword', fresh, 'The password must have at least 6 characters!'],
    [417, undefined, fresh, 'The password of a pilot or checker must have exactly 6 digits (0-9)!'],
  ])(
    'AUTH-14 ERR-02 shows what the platform refuses with %s at its field and in a snackbar, and keeps what was typed',
    async (code, field, input, text) => {
      const user = userEvent.setup({ delay: null });
      const { api, auth } = await open();
      api.on(CALL, { status: 400, message: { code, text: 'no', ...(field && { field }) } });
      await fill(user, 'right-password', '123456');
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(input()).toBeInvalid();
      expect(input()).toHaveAccessibleDescription(expect.stringContaining(text));
      expect(current()).toHaveValue('right-password');
      expect(fresh()).toHaveValue('123456');
      expect(auth.currentUser()).not.toBeNull();
    },
  );

  it('ADD-33 (D-123) shows at its field what a password lacks that the project refuses', async () => {
    const user = userEvent.setup({ delay: null });
    const { api } = await open();
    const lacks = lacksIn(
      'Missing password requirements: [Password must contain at least 8 characters, Password must contain a numeric character]',
    )!;
    api.on(CALL, { status: 400, message: { ...policyProblem(lacks, 'abcdef', {}), field: 'newPassword' } });
    await fill(user, 'right-password', 'abcdef');
    const text = 'This platform asks more of a password: it must have at least 8 characters and a digit.';
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(fresh()).toHaveAccessibleDescription(expect.stringContaining(text));
  });

  it('shows an error that belongs to no field, such as an API that is down, above the form', async () => {
    const user = userEvent.setup({ delay: null });
    const { api } = await open();
    api.down();
    await fill(user, 'right-password', 'another-1');
    expect(await within(screen.getByRole('form')).findByText('Service unavailable or timed out!')).toBeVisible();
    expect(again()).toHaveValue('another-1');
  });

  it('sends once however often Enter is pressed', async () => {
    const user = userEvent.setup({ delay: null });
    const { api } = await open();
    api.on(CALL, () => new Promise(() => {}));
    await fill(user, 'right-password', 'another-1');
    await user.type(again(), '{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(api.calls).toHaveLength(1);
  });

  it('ROUTE-05 is only for signed-in users', async () => {
    await renderPage('/changepw');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  it('AUTH-17 shows the error in Portuguese', async () => {
    const user = userEvent.setup({ delay: null });
    await open({ locale: 'pt-BR' });
    await user.type(screen.getByLabelText('Nova senha'), 'outra-1');
    await user.type(screen.getByLabelText('Confirmar senha'), 'outra-2{Tab}');
    expect(screen.getByLabelText('Confirmar senha')).toHaveAccessibleDescription('As senhas devem ser iguais!');
  });
});
