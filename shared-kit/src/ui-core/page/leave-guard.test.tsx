import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useBlocker, useNavigate, useSearchParams } from 'shared-kit/router';
import { useUnsavedChanges } from 'shared-kit/state';
import { renderWithKit } from 'shared-kit/testing';
import { Button, Form, Input, useForm } from '..';

function Editor() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const form = useForm({
    initial: { name: 'North' },
    guardedAs: 'test',
    submit: (_, saved) => {
      saved();
      return Promise.resolve(navigate('/list'));
    },
  });
  return (
    <Form onSubmit={form.submit}>
      <Input {...form.field('name')} label="Name" />
      <p>{form.dirty ? 'changed' : 'as it was'}</p>
      <Button type="submit">Save</Button>
      <Link to="/list">List</Link>
      <Button onClick={() => void navigate(-1)}>Back</Button>
      <Button onClick={() => setSearch({ page: '2' })}>Page {search.get('page') ?? 1}</Button>
    </Form>
  );
}

const arrive = async () => {
  const user = userEvent.setup();
  const page = await renderWithKit(<Editor />, { route: '/edit', path: '/edit' });
  return { user, page, name: screen.getByRole('textbox', { name: 'Name' }) };
};
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('does not ask before leaving when nothing was changed, or everything was changed back', async () => {
  const { user, name } = await arrive();
  await user.type(name, 'x{Backspace}');
  expect(screen.getByText('as it was')).toBeVisible();
  expect(closing()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'List' }));
  expect(screen.getByText('went to /list')).toBeVisible();
});

it('keeps the page and what was typed when the user chooses to stay, and asks again the next time', async () => {
  const { user, name } = await arrive();
  await user.type(name, ' Yard');
  for (let time = 0; time < 2; time++) {
    await user.click(screen.getByRole('link', { name: 'List' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(name).toHaveValue('North Yard');
  }
});

it('leaves the page when the user chooses to leave', async () => {
  const { user, name } = await arrive();
  await user.type(name, ' Yard');
  await user.click(screen.getByRole('link', { name: 'List' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('went to /list')).toBeVisible();
  expect(closing()).toBe(false);
});

it('asks before a tab with unsaved changes is closed', async () => {
  const { user, name } = await arrive();
  await user.type(name, ' Yard');
  expect(closing()).toBe(true);
});

it('does not ask when the page navigates on right after saving', async () => {
  const { user, name } = await arrive();
  await user.type(name, ' Yard');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('went to /list')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not ask when only the query of the URL changes', async () => {
  const { user, name } = await arrive();
  await user.type(name, ' Yard');
  await user.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(await screen.findByRole('button', { name: 'Page 2' })).toBeVisible();
  expect(name).toHaveValue('North Yard');
});

it('asks once for several forms, as long as one of them is changed', async () => {
  const user = userEvent.setup();
  function Two() {
    const [first, setFirst] = useState(true);
    useUnsavedChanges(first);
    useUnsavedChanges(true);
    return (
      <>
        <Button onClick={() => setFirst(false)}>Undo the first</Button>
        <Link to="/list">List</Link>
      </>
    );
  }
  await renderWithKit(<Two />, { path: '/' });
  await user.click(screen.getByRole('button', { name: 'Undo the first' }));
  await user.click(screen.getByRole('link', { name: 'List' }));
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('went to /list')).toBeVisible();
});

it('does not ask for a form that is no longer mounted', async () => {
  const user = userEvent.setup();
  function Opened() {
    useUnsavedChanges(true);
    return null;
  }
  function Dialog() {
    const [open, setOpen] = useState(true);
    return (
      <>
        {open && <Opened />}
        <Button onClick={() => setOpen(false)}>Close</Button>
        <Link to="/list">List</Link>
      </>
    );
  }
  await renderWithKit(<Dialog />, { path: '/' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('link', { name: 'List' }));
  expect(screen.getByText('went to /list')).toBeVisible();
});

it('leaves by the latest attempt when the user tries to leave twice', async () => {
  const { user, name, page } = await arrive();
  await user.type(name, ' Yard');
  await user.click(screen.getByRole('link', { name: 'List' }));
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('link', { name: 'List' }));
  await act(async () => page.state.feedback.answer(page.state.redux.getState().feedback.dialog!.id, true));
  await waitFor(() => expect(screen.getByText('went to /list')).toBeVisible());
});

describe("a remote's own blocker", () => {
  const renderWithBlocker = async (blocks: boolean) => {
    const Own = () => {
      // oxlint-disable-next-line typescript/no-deprecated -- remotes built before may call it
      useBlocker(() => blocks);
      return <Editor />;
    };
    await renderWithKit(<Own />, { route: '/edit', path: '/edit' });
    return userEvent.setup();
  };

  it('SHELL does not turn off the question about unsaved changes', async () => {
    const user = await renderWithBlocker(false);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Yard');
    await user.click(screen.getByRole('link', { name: 'List' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  it('SHELL cannot keep the user on the page', async () => {
    const user = await renderWithBlocker(true);
    await user.click(screen.getByRole('link', { name: 'List' }));
    expect(await screen.findByText('went to /list')).toBeVisible();
  });
});
