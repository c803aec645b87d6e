import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTask } from 'shared-kit/api';
import type { Namespace } from 'shared-kit/host/i18n';
import { useLabelText } from 'shared-kit/i18n';
import { Link, useParams } from 'shared-kit/router';
import { useAccount, useFeedback } from 'shared-kit/state';
import { aProfile } from './builders';
import { profileDocument } from './documents';
import { createMemoryAuth, createMemoryStore, renderWithKit } from '.';

function Company() {
  const { company } = useParams();
  const { profile } = useAccount();
  const text = useLabelText();
  const { confirm, report } = useFeedback();
  const create = async () => {
    if (!(await confirm({ title: 'Create?', checkbox: 'I know', confirmLabel: 'Create task' }))) return;
    report(await createTask({ company: company!, domain: 'North', name: 'A', body: 'x', contentType: 'text/plain' }));
  };
  return (
    <>
      <h1>{company}</h1>
      <p>{`${text('sample:greeting')}, ${profile?.firstName ?? 'nobody'}`}</p>
      <button onClick={() => void create()}>Create</button>
      <Link to="/elsewhere">Leave</Link>
    </>
  );
}

/** Texts of a made-up remote, because the kit knows no real one. */
const texts = { namespace: 'sample' as Namespace, load: (locale: string) => Promise.resolve({ greeting: `Welcome in ${locale}` }) };

it('renderWithKit provides what the shell does: route, texts, account, and doubles of the servers', async () => {
  const store = createMemoryStore(profileDocument(aProfile()));
  const page = await renderWithKit(<Company />, {
    route: '/company/acme',
    path: '/company/:company',
    store,
    auth: createMemoryAuth([], 'ana'),
    account: true,
    texts,
  });
  page.api.on('POST /api/tasks', { status: 409, message: { code: 942, text: 'taken (%s)', args: ['A'] } });
  const user = userEvent.setup();
  expect(await screen.findByText('Welcome in en-US, Ana')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getByRole('button', { name: 'Create task' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'I know' }));
  await user.click(screen.getByRole('button', { name: 'Create task' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The task name already exists! (A)');
  expect(page.api.calls[0]?.headers.get('company')).toBe('acme');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  expect(screen.getByText('went to /elsewhere')).toBeVisible();
});
