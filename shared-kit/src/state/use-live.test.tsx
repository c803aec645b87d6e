import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sessionOf, sessionsOf } from 'shared-kit/firebase/data';
import { createMemoryAuth, createMemoryStore, renderWithKit } from 'shared-kit/testing';
import { useConnection } from './use-account';
import { useLiveList, useLiveOne } from './use-live';

const north = { company: 'acme', domain: 'North' };
const PATH = 'companies/acme/domains/North/sessions';

function Sessions({ ask = true }: { ask?: boolean }) {
  const sessions = useLiveList(ask ? sessionsOf(north) : null);
  return (
    <>
      <p role="status">{sessions.status}</p>
      <p>{sessions.problem?.text}</p>
      <button onClick={sessions.retry}>Retry</button>
      {sessions.data.map(({ id, name }) => <li key={id}>{name}</li>)}
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

const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('a list on a screen', () => {
  it('API-27 shows what another client writes, without being asked again', async () => {
    const store = createMemoryStore({ [`${PATH}/s1`]: { name: 'Morning', startTime: new Date(1) } });
    await renderWithKit(<Sessions />, { store });
    expect(await screen.findByText('Morning')).toBeVisible();
    store.set(`${PATH}/s2`, { name: 'Evening', startTime: new Date(2) });
    expect(await screen.findByText('Evening')).toBeVisible();
    expect(names()).toEqual(['Evening', 'Morning']);
  });

  it('is loading as long as there is no question', async () => {
    await renderWithKit(<Sessions ask={false} />);
    expect(screen.getByRole('status')).toHaveTextContent('loading');
  });

  it('does not take an unreachable server for an empty list', async () => {
    const store = createMemoryStore();
    store.setConnection('reconnecting');
    await renderWithKit(<Sessions />, { store });
    await screen.findByText('loading');
    expect(screen.getByRole('status')).toHaveTextContent('loading');
    store.setConnection('live');
    expect(await screen.findByText('ready')).toBeVisible();
  });

  it('API-27 keeps an empty list that the server has confirmed when the connection is lost', async () => {
    const store = createMemoryStore();
    await renderWithKit(<><Sessions /><FromCache /></>, { store });
    expect(await screen.findByText('ready')).toBeVisible();
    store.setConnection('offline');
    expect(await screen.findByText('from the cache')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('ready');
  });

  it('API-27 says what to do when access has ended while it was open, and asks again', async () => {
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

describe('one document on a screen', () => {
  it('is ready, or missing once the server has said so', async () => {
    const store = createMemoryStore({ [`${PATH}/s1`]: { name: 'Morning' } });
    await renderWithKit(<OneSession />, { store });
    expect(await screen.findByText('ready Morning')).toBeVisible();
    store.remove(`${PATH}/s1`);
    expect(await screen.findByText('missing')).toBeVisible();
  });
});

it('shows the state of the connection of whoever is signed in', async () => {
  const store = createMemoryStore({ 'users/ana': { keyUser: true, company: [] } });
  const Connection = () => <p>{useConnection()}</p>;
  await renderWithKit(<Connection />, { store, auth: createMemoryAuth([], 'ana'), account: true });
  expect(screen.getByText('live')).toBeVisible();
  await screen.findByText('live');
  store.setConnection('offline');
  expect(await screen.findByText('offline')).toBeVisible();
});
