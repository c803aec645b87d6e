import { settle } from '../../../testing/settle';
import { companiesByIds } from '../companies/company.queries';
import { domainOf, domainsOf } from '../domains/domain.queries';
import { createMemoryStore, type MemoryStore } from '../../../testing/memory-store';
import { sessionsOf } from '../sessions/session.queries';
import { subscribe, type LiveAnswer } from './subscribe';

const north = { company: 'acme', domain: 'North' };
const SESSION = 'companies/acme/domains/North/sessions/s1';

beforeEach(() => void jest.useFakeTimers());

function follow<T>(store: MemoryStore, query: Parameters<typeof subscribe<T>>[1]) {
  const answers: LiveAnswer<T>[] = [];
  const errors: unknown[] = [];
  const stop = subscribe(store, query, {
    next: (answer) => answers.push(answer),
    error: (problem) => errors.push(problem),
  });
  return { answers, errors, stop, last: () => answers.at(-1)?.data };
}

describe('a live query', () => {
  it('API-28 splits an "in" filter into listeners of 10 ids and merges their results', async () => {
    const ids = Array.from({ length: 21 }, (_, index) => `c${String(index).padStart(2, '0')}`);
    const store = createMemoryStore(Object.fromEntries(ids.map((id) => [`companies/${id}`, { id, exhibitionName: id }])));
    const companies = follow(store, companiesByIds(ids));
    expect(store.listening()).toHaveLength(3);
    await settle();
    // The first result waits for all parts.
    expect(companies.answers).toHaveLength(1);
    expect(companies.last()?.map(({ id }) => id)).toEqual(ids);

    store.set('companies/c20', { id: 'c20', exhibitionName: 'Renamed' });
    await settle();
    expect(companies.last()?.find(({ id }) => id === 'c20')?.exhibitionName).toBe('Renamed');
    companies.stop();
    expect(store.listening()).toEqual([]);
    const twenty = follow(store, companiesByIds(ids.slice(0, 20)));
    expect(store.listening()).toHaveLength(2);
    twenty.stop();
  });

  it('API-28 opens no listener for an empty list of ids', async () => {
    const store = createMemoryStore();
    const companies = follow(store, companiesByIds([]));
    await settle();
    expect(companies.answers).toEqual([{ data: [], fromCache: false }]);
    expect(store.reads).toBe(0);
    expect(store.listening()).toEqual([]);
  });

  it.each([
    ['a slash in an id', domainOf({ company: 'acme', domain: 'a/b' })],
    ['a slash in the id of what a list belongs to', domainsOf('a/b')],
    ['an id that the database keeps to itself', domainOf({ company: 'acme', domain: '__x__' })],
    ['no id', domainOf({ company: 'acme', domain: '' })],
    ['an id longer than there are', domainOf({ company: 'acme', domain: 'é'.repeat(751) })],
  ])('DASH-21 has an empty result without a listener for %s', async (_what, query) => {
    const store = createMemoryStore();
    const answers = follow(store, query);
    expect(answers.answers).toEqual([]);
    await settle();
    expect(answers.answers).toEqual([{ data: [], fromCache: false }]);
    expect(store.reads).toBe(0);
  });

  it('API-27 follows what other clients write', async () => {
    const store = createMemoryStore();
    const sessions = follow(store, sessionsOf(north));
    await settle();
    expect(sessions.last()).toEqual([]);
    store.set(SESSION, { name: 'Morning', startTime: new Date(0) });
    await settle();
    expect(sessions.last()).toMatchObject([{ id: 's1', name: 'Morning', startTime: 0 }]);
    store.remove(SESSION);
    await settle();
    expect(sessions.last()).toEqual([]);
  });

  it('opens its listener again while the service is unavailable, after a longer wait each time', async () => {
    const store = createMemoryStore({ [SESSION]: { startTime: new Date(0) } });
    store.fail('companies/', 'unavailable');
    const sessions = follow(store, sessionsOf(north));
    await settle();
    expect(store.listening()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1000);
    await jest.advanceTimersByTimeAsync(1999);
    store.heal();
    expect(sessions.answers).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sessions.last()).toHaveLength(1);
    expect(sessions.errors).toEqual([]);
    sessions.stop();
  });

  it('reports a denial and ends', async () => {
    const store = createMemoryStore({ [SESSION]: { startTime: new Date(0) } });
    const sessions = follow(store, sessionsOf(north));
    await settle();
    store.fail('companies/acme');
    await settle();
    expect(sessions.errors).toEqual([expect.objectContaining({ code: 3 })]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.listening()).toEqual([]);
  });

  it('does not call back after it was stopped', async () => {
    const store = createMemoryStore();
    store.fail('companies/', 'unavailable');
    const sessions = follow(store, sessionsOf(north));
    await settle();
    sessions.stop();
    store.heal();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sessions.answers).toEqual([]);
  });
});
