import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sessionOf, sessionsOf } from 'shared-kit/firebase/data';
import { createMemoryAuth, createMemoryStore, renderWithKit } from 'shared-kit/testing';
import { useState } from 'react';
import { useConnection } from './use-account';
import { useLiveList, useLiveLists, useLiveOne } from './use-live';

const north = { company: 'acme', domain: 'North' };
const PATH = 'companies/acme/domains/North/sessions';

function Sessions({ ask = true }: { ask?: boolean }) {
  const sessions = useLiveList(ask ? sessionsOf(north) : null);
  return (
    <>
      <p role="status">{sessions.status}</p>
      <p>{sessions.problem?.text}</p>
      <button onClick={sessions.retry}>Retry</button>
      {sessions.data.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </>
  );
}

function FromCache() {
  const { fromCache } = useLiveList(sessionsOf(north));
  return <p>{fromCache ? 'from the cache' : 'confirmed'}</p>;
}

function OneSession() {
  const session = useLiveOne(sessionOf({ ...north, session: 's1' }));
  return <p role="status">{`${session.status} ${session.data?.name ?? ''}`}</p>;
}

function SessionsOfDomains({ domains }: { domains: readonly (string | null)[] }) {
  const lists = useLiveLists(domains.map((domain) => (domain === null ? null : sessionsOf({ company: 'acme', domain }))));
  return lists.map(({ status, data, retry }, place) => (
    <p key={place} role="status">
      {[status, ...data.map(({ name }) => name)].join(' ')} <button onClick={retry}>Retry</button>
    </p>
  ));
}

/** Each press of the button shows the sessions of the next domains. */
function ChangingDomains({ steps }: { steps: readonly (readonly (string | null)[])[] }) {
  const [step, setStep] = useState(0);
  return (
    <>
      <button onClick={() => setStep(step + 1)}>Next</button>
      <SessionsOfDomains domains={steps[step]!} />
    </>
  );
}

const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('useLiveList', () => {
  it('API-27 returns what another client writes without a new query', async () => {
    const store = createMemoryStore({ [`${PATH}/s1`]: { name: 'Morning', startTime: new Date(1) } });
    await renderWithKit(<Sessions />, { store });
    expect(await screen.findByText('Morning')).toBeVisible();
    store.set(`${PATH}/s2`, { name: 'Evening', startTime: new Date(2) });
    expect(await screen.findByText('Evening')).toBeVisible();
    expect(names()).toEqual(['Evening', 'Morning']);
  });

  it('is loading as long as the query is null', async () => {
    await renderWithKit(<Sessions ask={false} />);
    expect(screen.getByRole('status')).toHaveTextContent('loading');
  });

  it('is loading, not empty, while the server cannot be reached', async () => {
    const store = createMemoryStore();
    store.setConnection('reconnecting');
    await renderWithKit(<Sessions />, { store });
    await screen.findByText('loading');
    expect(screen.getByRole('status')).toHaveTextContent('loading');
    store.setConnection('live');
    expect(await screen.findByText('ready')).toBeVisible();
  });

  it('API-27 keeps a confirmed empty list when the connection is lost', async () => {
    const store = createMemoryStore();
    await renderWithKit(
      <>
        <Sessions />
        <FromCache />
      </>,
      { store },
    );
    expect(await screen.findByText('ready')).toBeVisible();
    store.setConnection('offline');
    expect(await screen.findByText('from the cache')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('ready');
  });

  it('API-27 returns an error when access ends while the query is open, and opens it again on retry', async () => {
    const store = createMemoryStore({ [`${PATH}/s1`]: { name: 'Morning', startTime: new Date(1) } });
    await renderWithKit(<Sessions />, { store });
    expect(await screen.findByText('Morning')).toBeVisible();
    act(() => store.fail(PATH));
    expect(await screen.findByText(/^Not authorized! Your access may have changed: log out and in again/)).toBeVisible();
    expect(screen.queryByText('Morning')).not.toBeInTheDocument();
    store.heal();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Morning')).toBeVisible();
  });
});

describe('useLiveLists', () => {
  const SOUTH = 'companies/acme/domains/South/sessions';
  const DOCUMENTS = {
    [`${PATH}/s1`]: { name: 'Morning', startTime: new Date(1) },
    [`${SOUTH}/s1`]: { name: 'Evening', startTime: new Date(1) },
  };
  const lists = () => screen.queryAllByRole('status').map((list) => list.textContent.replace(' Retry', ''));

  it('API-27 returns in each list what another client writes', async () => {
    const store = createMemoryStore(DOCUMENTS);
    await renderWithKit(<SessionsOfDomains domains={['North', 'South']} />, { store });
    await waitFor(() => expect(lists()).toEqual(['ready Morning', 'ready Evening']));
    act(() => store.set(`${SOUTH}/s2`, { name: 'Night', startTime: new Date(2) }));
    await waitFor(() => expect(lists()).toEqual(['ready Morning', 'ready Night Evening']));
  });

  it('API-27 reports failures and opens queries again one by one', async () => {
    const store = createMemoryStore(DOCUMENTS);
    await renderWithKit(<SessionsOfDomains domains={['North', 'South']} />, { store });
    await waitFor(() => expect(lists()).toEqual(['ready Morning', 'ready Evening']));
    act(() => store.fail(SOUTH));
    await waitFor(() => expect(lists()).toEqual(['ready Morning', 'error']));
    store.heal();
    await userEvent.setup().click(screen.getAllByRole('button', { name: 'Retry' })[1]!);
    await waitFor(() => expect(lists()).toEqual(['ready Morning', 'ready Evening']));
  });

  it('API-27 keeps one listener per query when there are more or fewer queries in the next render', async () => {
    const store = createMemoryStore(DOCUMENTS);
    const steps = [['North', null], ['South', 'North', 'North'], []];
    const { state } = await renderWithKit(<ChangingDomains steps={steps} />, { store });
    const next = () => userEvent.setup().click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(lists()).toEqual(['ready Morning', 'loading']));
    await next();
    await waitFor(() => expect(lists()).toEqual(['ready Evening', 'ready Morning', 'ready Morning']));
    expect(state.live.openKeys()).toHaveLength(2);
    await next();
    expect(lists()).toEqual([]);
  });
});

describe('useLiveOne', () => {
  it('is ready, or missing once the server has confirmed that', async () => {
    const store = createMemoryStore({ [`${PATH}/s1`]: { name: 'Morning' } });
    await renderWithKit(<OneSession />, { store });
    expect(await screen.findByText('ready Morning')).toBeVisible();
    store.remove(`${PATH}/s1`);
    expect(await screen.findByText('missing')).toBeVisible();
  });
});

it('useConnection returns the state of the connection of the signed-in user', async () => {
  const store = createMemoryStore({ 'users/ana': { keyUser: true, company: [] } });
  const Connection = () => <p>{useConnection()}</p>;
  await renderWithKit(<Connection />, { store, auth: createMemoryAuth([], 'ana'), account: true });
  expect(screen.getByText('live')).toBeVisible();
  await screen.findByText('live');
  store.setConnection('offline');
  expect(await screen.findByText('offline')).toBeVisible();
});
