import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { passwordRules } from 'shared-kit/model';
import { renderWithKit } from 'shared-kit/testing';
import { PasswordInput } from '..';

function Field(props: Partial<ComponentProps<typeof PasswordInput>>) {
  const [value, setValue] = useState('');
  return <PasswordInput label="New password" autoComplete="new-password" {...props} value={value} onChange={setValue} />;
}

const field = () => screen.getByLabelText('New password');
const ruleNow = (text: string | RegExp) => within(screen.getByRole('list', { name: 'Rules of the password' })).getByText(text);

it('shows the password while the button is on, and the button is described by the label of the field', async () => {
  const user = userEvent.setup();
  await renderWithKit(<Field />);
  const button = screen.getByRole('button', { name: 'Show characters', pressed: false });
  expect(button).toHaveAccessibleDescription('New password');
  expect(field()).toHaveAttribute('type', 'password');
  await user.click(button);
  expect(field()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Show characters', pressed: true }));
  expect(field()).toHaveAttribute('type', 'password');
});

it('sets autocomplete, and turns off spell checking and capitalization', async () => {
  await renderWithKit(<Field />);
  expect(field()).toHaveAttribute('autocomplete', 'new-password');
  expect(field()).toHaveAttribute('autocapitalize', 'none');
  expect(field()).toHaveAttribute('spellcheck', 'false');
});

it('AUTH-18 every password field requires at least six characters', async () => {
  await renderWithKit(<Field />);
  expect(field()).toHaveAttribute('minlength', '6');
});

it('warns of Caps Lock while it is on and the field has the focus', async () => {
  const user = userEvent.setup();
  await renderWithKit(<Field />);
  await user.type(field(), 'a');
  expect(screen.queryByText('Caps Lock is on.')).toBeNull();
  await user.keyboard('{CapsLock}A');
  expect(screen.getByText('Caps Lock is on.')).toBeVisible();
  await user.keyboard('{CapsLock}a');
  expect(screen.queryByText('Caps Lock is on.')).toBeNull();
  await user.keyboard('{CapsLock}A');
  await user.tab();
  expect(screen.queryByText('Caps Lock is on.')).toBeNull();
});

it('AUTH-18 shows which rules the typed password meets', async () => {
  const user = userEvent.setup();
  await renderWithKit(<Field rules={passwordRules()} />);
  expect(ruleNow('At least 6 characters')).toHaveTextContent('At least 6 characters (not met yet)');
  expect(field()).toHaveAccessibleDescription('At least 6 characters (not met yet)');
  await user.type(field(), 'abcdef');
  expect(ruleNow('At least 6 characters')).toHaveTextContent('At least 6 characters (met)');
});

it('AUTH-19 shows the password rules of pilots and checkers', async () => {
  const user = userEvent.setup();
  await renderWithKit(<Field rules={passwordRules({ pilot: true })} />);
  await user.type(field(), '12345a');
  expect(ruleNow('Exactly 6 characters')).toHaveTextContent('(met)');
  expect(ruleNow('Only the digits 0 to 9')).toHaveTextContent('(not met yet)');
  await user.type(field(), '{Backspace}6');
  expect(ruleNow('Only the digits 0 to 9')).toHaveTextContent('(met)');
});
