import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiResult } from 'shared-kit/api';
import { CODE, problem } from 'shared-kit/model';
import { renderWithKit } from 'shared-kit/testing';
import { Button, Form, Checkbox, Input, PasswordInput, NativeSwitch, useForm, useFormValues, useFormWithValues } from '..';
import type { FormOptions } from './use-form';
import { stopWaiting } from './waiting';

interface Values {
  email: string;
  password: string;
}

function LoginForm({ submit, done, ownCancel }: Pick<FormOptions<Values>, 'submit' | 'done' | 'ownCancel'>) {
  const form = useForm<Values>({
    initial: { email: '', password: '' },
    validate: ({ email }) => (email === '' ? { email: 'Enter your email.' } : {}),
    submit,
    done,
    ownCancel,
  });
  return (
    <Form onSubmit={form.submit} aria-label="Log in">
      {form.failure && <p>failed</p>}
      <Input {...form.field('email')} label="Email" help="The one you work with." />
      <PasswordInput {...form.field('password')} label="Password" autoComplete="current-password" />
      <Button type="submit" loading={form.busy}>
        Go
      </Button>
    </Form>
  );
}

it('does not move the focus to the error when the user types on before it is shown', async () => {
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

it('MIF-08 shows the error of a field that is not in the form when it prevents a submit', async () => {
  const submit = jest.fn();
  function WithHidden() {
    const form = useForm({
      initial: { shown: '', hidden: 9 },
      validate: ({ hidden }) => (hidden > 3 ? { hidden: 'At most 3 attempts.' } : {}),
      submit,
    });
    return (
      <Form onSubmit={form.submit} aria-label="Field">
        <Input {...form.field('shown')} label="Shown" />
        <Button type="submit">Go</Button>
      </Form>
    );
  }
  await renderWithKit(<WithHidden />);
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('At most 3 attempts.');
  expect(submit).not.toHaveBeenCalled();
});

it('ADR-0018 validates and sends values with the data that was read for the same values', async () => {
  const user = userEvent.setup();
  const submit = jest.fn(() => Promise.resolve());
  const checked: string[] = [];
  function WithDependent() {
    const formValues = useFormValues({
      initial: { company: 'acme', user: 'ana' },
      adjust: (values, changed) => (changed === 'company' ? { ...values, user: '' } : values),
    });
    const users = `users of ${formValues.values.company}`;
    const form = useFormWithValues(formValues, {
      validate: ({ company, user }) => {
        checked.push(`${users} for ${company}`);
        return user === '' ? { user: `Choose one of the ${users}.` } : {};
      },
      submit,
    });
    return (
      <Form onSubmit={form.submit} aria-label="Key">
        <Input {...form.field('company')} label="Company" />
        <Input {...form.field('user')} label="User" />
        <Button type="submit">Go</Button>
      </Form>
    );
  }
  await renderWithKit(<WithDependent />);
  await user.type(screen.getByRole('textbox', { name: 'Company' }), 's');
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(await screen.findByText('Choose one of the users of acmes.')).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'User' }), 'bea');
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(submit).toHaveBeenCalledWith({ company: 'acmes', user: 'bea' }, expect.any(Function));
  expect(checked.filter((one) => !/^users of (\w+) for \1$/.test(one))).toEqual([]);
});

it('shows errors only after the first submit, and moves the focus to the first one', async () => {
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

it('shows an error when the user leaves a field with a wrong value, but not when tabbing past it', async () => {
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

it('submits with Enter, only once when it is pressed twice, and keeps what was typed', async () => {
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

it('shows the error of the server at its field until the field changes', async () => {
  const user = userEvent.setup();
  await renderWithKit(<LoginForm submit={() => Promise.resolve({ email: 'No such account.' })} />);
  const email = screen.getByRole('textbox', { name: 'Email' });
  await user.type(email, 'nobody@example.test{Enter}');
  expect(await screen.findByText('No such account.')).toBeVisible();
  await user.type(email, 'x');
  expect(screen.queryByText('No such account.')).toBeNull();
});

it('shows errors of validateOnChange while typing, and does not send with them', async () => {
  const user = userEvent.setup();
  const submit = jest.fn(() => Promise.resolve());
  const Named = () => {
    const form = useForm({
      initial: { name: '' },
      validate: ({ name }) => ({ name: name === '' ? 'Give it a name.' : undefined }),
      validateOnChange: ({ name }) => ({ name: name.includes('/') ? 'No slash.' : undefined }),
      submit,
    });
    return (
      <Form onSubmit={form.submit} aria-label="Name">
        <Input {...form.field('name')} label="Name" />
      </Form>
    );
  };
  await renderWithKit(<Named />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toBeValid();
  await user.type(name, 'a/');
  expect(name).toHaveAccessibleDescription('No slash.');
  await user.keyboard('{Enter}');
  expect(submit).not.toHaveBeenCalled();
  await user.clear(name);
  expect(name).toHaveAccessibleDescription('Give it a name.');
  await user.type(name, 'b{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

it('is dirty after a save when the user has typed during the submit', async () => {
  const user = userEvent.setup();
  let finish: (answer: ApiResult) => void = () => {};
  const Draft = () => {
    const form = useForm({ initial: { name: '' }, submit: () => new Promise<ApiResult>((resolve) => (finish = resolve)) });
    return (
      <Form onSubmit={form.submit} aria-label="Name">
        <Input {...form.field('name')} label="Name" />
        <p>{form.dirty ? 'changed' : 'as it was saved'}</p>
      </Form>
    );
  };
  await renderWithKit(<Draft />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, 'North{Enter}');
  await user.type(name, ' Yard');
  await act(async () => finish({ ok: true, message: problem(CODE.userUpdated) }));
  expect(name).toHaveValue('North Yard');
  expect(screen.getByText('changed')).toBeVisible();
  await user.type(name, '{Backspace>5/}');
  expect(screen.getByText('as it was saved')).toBeVisible();
});

describe('the result of a call that a form makes', () => {
  const refusal: ApiResult = { ok: false, problem: { ...problem(CODE.emailInUse), field: 'email' } };
  const broken: ApiResult = { ok: false, problem: problem(CODE.serverError) };

  it('ERR-02 shows a refusal in a snackbar and at its field', async () => {
    const user = userEvent.setup();
    await renderWithKit(<LoginForm submit={() => Promise.resolve(refusal)} />);
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.test{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Email already in use!');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/^Email already in use!/);
    expect(screen.queryByText('failed')).toBeNull();
  });

  it('ERR-02 shows a refusal without a field in a snackbar, and returns it as failure', async () => {
    const user = userEvent.setup();
    const answers = [broken, refusal];
    await renderWithKit(<LoginForm submit={() => Promise.resolve(answers.shift())} />);
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.test{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error!');
    expect(screen.getByText('failed')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Email already in use!', { selector: '[role=alert]' })).toBeVisible();
    expect(screen.queryByText('failed')).toBeNull();
  });

  it('ERR-01 shows a success in a snackbar, and runs done right after the answer', async () => {
    const user = userEvent.setup();
    const done = jest.fn();
    await renderWithKit(<LoginForm submit={() => Promise.resolve({ ok: true, message: problem(CODE.userAdded) })} done={done} />);
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.test{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent('User added!');
    expect(done).toHaveBeenCalledTimes(1);
  });
});

describe('SHELL a submit without an answer', () => {
  const until = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  afterEach(async () => {
    // What is never answered would be waited for in the next test too.
    await act(async () => stopWaiting());
  });

  async function submitted(options: Pick<FormOptions<Values>, 'ownCancel'> = {}) {
    let answer = (_result: ApiResult): void => {};
    const submit = jest.fn(() => new Promise<ApiResult>((resolve) => (answer = resolve)));
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const { store } = await renderWithKit(<LoginForm submit={submit} {...options} />);
    jest.useFakeTimers();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.test{Enter}');
    return { user, submit, answer: (result: ApiResult) => act(async () => answer(result)), store };
  }
  const offer = () => screen.queryByRole('button', { name: 'Stop waiting' });
  const message = () => screen.queryByText(/^The server does not answer/);

  it('offers after five seconds to stop waiting, keeps what was typed, and can be sent again', async () => {
    const { user, submit } = await submitted();
    await until(4999);
    expect(offer()).toBeNull();
    await until(1);
    await user.click(offer()!);
    await until(0);
    expect(offer()).toBeNull();
    expect(message()).toBeVisible();
    expect(screen.getByText('failed')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.test');
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('reports a success that arrives after the user has stopped waiting', async () => {
    const { user, answer } = await submitted();
    await until(5000);
    await user.click(offer()!);
    await answer({ ok: true, message: problem(CODE.userAdded) });
    expect(screen.getByText('User added!')).toBeVisible();
    expect(screen.queryByText('failed')).toBeNull();
  });

  it('does not offer to stop waiting when the page has its own way to cancel', async () => {
    await submitted({ ownCancel: true });
    await until(60_000);
    expect(offer()).toBeNull();
  });
});

it('ignores a press of a button whose action is running', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  await renderWithKit(
    <Button loading onClick={onClick}>
      Save
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).not.toHaveBeenCalled();
});

it('checkboxes and switches are named by the label beside them', async () => {
  const user = userEvent.setup();
  const onCheck = jest.fn();
  const onSwitch = jest.fn();
  await renderWithKit(
    <>
      <Checkbox checked={false} indeterminate onChange={onCheck}>
        All of them
      </Checkbox>
      <NativeSwitch checked onChange={onSwitch}>
        Dense
      </NativeSwitch>
    </>,
  );
  expect(screen.getByRole('checkbox', { name: 'All of them' })).toBePartiallyChecked();
  await user.click(screen.getByText('All of them'));
  expect(onCheck).toHaveBeenCalledWith(true);
  await user.click(screen.getByRole('switch', { name: 'Dense' }));
  expect(onSwitch).toHaveBeenCalledWith(false);
});
