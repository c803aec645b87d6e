import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProfile, createMemoryStore, profileDocument, renderWithKit } from 'shared-kit/testing';
import { asKeyUser } from '../testing/render-with-kit';
import { Form, Input, useForm } from '../ui-core';
import { signOut } from './account';
import { useAccount } from './use-account';

function Editor() {
  const form = useForm({ initial: { name: 'North' }, guardedAs: 'editor', submit: () => Promise.resolve() });
  const search = useForm({ initial: { needle: '' }, submit: () => Promise.resolve() });
  return (
    <Form onSubmit={form.submit}>
      <Input {...form.field('name')} label="Name" />
      <Input {...search.field('needle')} label="Needle" />
    </Form>
  );
}

/** Shows the editor only to signed-in users, as the shell's guard does. */
function Page() {
  const { loaded, user } = useAccount();
  return loaded && user ? <Editor /> : <p>Log in</p>;
}

const field = (name: string) => screen.findByRole('textbox', { name });

async function typeInto() {
  const page = await renderWithKit(<Page />, { ...asKeyUser(), store: createMemoryStore(profileDocument(aProfile())) });
  const user = userEvent.setup();
  await user.type(await field('Name'), ' Yard');
  await user.type(await field('Needle'), 'abc');
  return { ...page, user };
}

describe('useKeptState', () => {
  it('restores what was typed when the same user signs in again after a sign-out elsewhere, and announces that', async () => {
    const { auth } = await typeInto();
    act(() => auth.become(null));
    expect(screen.getByText('Log in')).toBeVisible();
    expect(screen.getByText(/what you have typed is kept/)).toBeVisible();
    act(() => auth.become('ana'));
    expect(await field('Name')).toHaveValue('North Yard');
    expect(screen.queryByText(/what you have typed is kept/)).toBeNull();
    expect(await field('Needle')).toHaveValue('');
  });

  it('restores typed values once: after a second sign-out the form starts with its initial value', async () => {
    const { auth } = await typeInto();
    act(() => auth.become(null));
    act(() => auth.become('ana'));
    await userEvent.clear(await field('Name'));
    await userEvent.type(await field('Name'), 'North');
    for (const uid of [null, 'ana']) act(() => auth.become(uid));
    expect(await field('Name')).toHaveValue('North');
  });

  it('keeps nothing when the user signs out in this page', async () => {
    const { auth, state } = await typeInto();
    await act(() => signOut(state, 'Logging out…'));
    act(() => auth.become('ana'));
    expect(await field('Name')).toHaveValue('North');
  });
});
