import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { Button, Checkbox, Form, Input, PasswordInput, Switch, useForm } from '..';

interface Values {
  email: string;
  password: string;
}

function LoginForm({ submit }: { submit: (values: Values) => Promise<Partial<Record<keyof Values, string>> | void> }) {
  const form = useForm<Values>({
    initial: { email: '', password: '' },
    validate: ({ email }) => (email === '' ? { email: 'Enter your email.' } : {}),
    submit,
  });
  return (
    <Form onSubmit={form.submit} aria-label="Log in">
      <Input {...form.field('email')} label="Email" help="The one you work with." />
      <PasswordInput {...form.field('password')} label="Password" autoComplete="current-password" />
      <Button type="submit" loading={form.busy}>
        Go
      </Button>
    </Form>
  );
}

it('leaves the focus where somebody types on before the errors of a submit are on screen', async () => {
  const user = userEvent.setup();
  await renderWithKit(<LoginForm submit={jest.fn()} />);
  const password = screen.getByLabelText('Password');
  await user.click(password);
  fireEvent.submit(screen.getByRole('form', { name: 'Log in' }));
  fireEvent.input(password, { target: { value: 's' } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  expect(password).toHaveFocus();
});

it('tells of an error only after the first submit, and takes the focus to it', async () => {
  const user = userEvent.setup();
  const submit = jest.fn();
  await renderWithKit(<LoginForm submit={submit} />);
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Enter your email. The one you work with.');
  await waitFor(() => expect(email).toHaveFocus());
  await user.type(email, 'ana@example.test');
  expect(email).toBeValid();
  expect(submit).not.toHaveBeenCalled();
});

it('tells of an error when a field is left with something wrong in it, but not for passing by', async () => {
  const user = userEvent.setup();
  const OnlyDigits = () => {
    const form = useForm({
      initial: { first: '', second: '' },
      validate: ({ first }) => (/^[0-9]+$/.test(first) ? {} : { first: 'Only digits.' }),
      submit: () => Promise.resolve(),
    });
    return (
      <Form onSubmit={form.submit} aria-label="Digits">
        <Input {...form.field('first')} label="First" />
        <Input {...form.field('second')} label="Second" />
      </Form>
    );
  };
  await renderWithKit(<OnlyDigits />);
  const first = screen.getByRole('textbox', { name: 'First' });
  await user.click(first);
  await user.tab();
  expect(first).toBeValid();
  await user.type(first, 'a');
  expect(first).toBeValid();
  await user.tab();
  expect(first).toHaveAccessibleDescription('Only digits.');
  await user.type(first, '{Backspace}1');
  expect(first).toBeValid();
});

it('submits with Enter, once however often it is pressed, and keeps what was typed', async () => {
  const user = userEvent.setup();
  let finish = () => {};
  const submit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  await renderWithKit(<LoginForm submit={submit} />);
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.test{Enter}{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledWith({ email: 'ana@example.test', password: '' }, expect.any(Function));
  expect(screen.getByRole('button', { name: 'Go' })).toHaveAttribute('aria-busy', 'true');
  finish();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Go' })).not.toHaveAttribute('aria-busy'));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.test');
});

it('shows what the server found wrong at its field until that is changed', async () => {
  const user = userEvent.setup();
  await renderWithKit(<LoginForm submit={() => Promise.resolve({ email: 'No such account.' })} />);
  const email = screen.getByRole('textbox', { name: 'Email' });
  await user.type(email, 'nobody@example.test{Enter}');
  expect(await screen.findByText('No such account.')).toBeVisible();
  await user.type(email, 'x');
  expect(screen.queryByText('No such account.')).toBeNull();
});

it('takes no second press of a button whose action is under way', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  await renderWithKit(<Button loading onClick={onClick}>Save</Button>);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).not.toHaveBeenCalled();
});

it('names checkboxes and switches by what stands beside them', async () => {
  const user = userEvent.setup();
  const onCheck = jest.fn();
  const onSwitch = jest.fn();
  await renderWithKit(
    <>
      <Checkbox checked={false} indeterminate onChange={onCheck}>
        All of them
      </Checkbox>
      <Switch checked onChange={onSwitch}>
        Dense
      </Switch>
    </>,
  );
  expect(screen.getByRole('checkbox', { name: 'All of them' })).toBePartiallyChecked();
  await user.click(screen.getByText('All of them'));
  expect(onCheck).toHaveBeenCalledWith(true);
  await user.click(screen.getByRole('switch', { name: 'Dense' }));
  expect(onSwitch).toHaveBeenCalledWith(false);
});
