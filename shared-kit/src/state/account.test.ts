import { sessionsOf } from 'shared-kit/firebase/data';
import type { Domain } from 'shared-kit/model';
import { setAuthClient } from '../firebase/auth/auth-client';
import { setDataStore } from '../firebase/data/store/document-store';
import { createMemoryAuth, type MemoryAuth } from '../testing/memory-auth';
import { createMemoryStore, type MemoryStore } from '../testing/memory-store';
import { settle } from '../testing/settle';
import { signOut, signOutNonKeyUser, startAccount, type AccountOptions } from './account';
import { createConsoleStore, type ConsoleStore } from './console-store';
import type { FirstPage } from './read-ahead';

const KEY_USER = { firstName: 'Ana', keyUser: true, pwUpdated: true, company: ['norte', 'acme'] };
const COMPANIES = {
  'companies/acme': { id: 'acme', exhibitionName: 'Acme Logistics' },
  'companies/norte': { id: 'norte', exhibitionName: 'Norte Armazéns' },
};

let auth: MemoryAuth;
let data: MemoryStore;
let store: ConsoleStore;

const account = () => store.redux.getState().account;
const snackbar = () => store.redux.getState().feedback.snackbar;
function start(options: AccountOptions = {}, signedIn: string | null = 'ana', companiesOfToken?: readonly string[]) {
  auth = createMemoryAuth(companiesOfToken ? [{ uid: 'ana', companies: companiesOfToken }] : [], signedIn);
  setAuthClient(auth);
  setDataStore(data);
  store = createConsoleStore();
  startAccount(store, options);
}

beforeEach(() => {
  jest.useFakeTimers();
  data = createMemoryStore({ 'users/ana': KEY_USER, ...COMPANIES });
});

describe('the account', () => {
  it('GUARD-02 is not loaded before the identity service has answered', async () => {
    start({}, null);
    expect(account().loaded).toBe(false);
    await settle();
    expect(account()).toMatchObject({ loaded: true, user: null });
  });

  it('GUARD-02 is not loaded before the profile is read', async () => {
    start();
    const loaded: boolean[] = [];
    store.redux.subscribe(() => loaded.push(account().loaded && account().profile === null));
    await settle();
    expect(account()).toMatchObject({ loaded: true, user: { uid: 'ana' }, profile: { firstName: 'Ana', keyUser: true } });
    expect(loaded).not.toContain(true);
  });

  it('GUARD-02 is loaded when the profile cannot be read', async () => {
    data.fail('users');
    start();
    await settle();
    expect(account()).toMatchObject({ loaded: true, user: { uid: 'ana' }, profile: null });
  });

  it('GUARD-02 is loaded after 10 seconds when the network blocks Firestore, and gets the profile once it arrives', async () => {
    // The database sends neither an answer nor an error.
    const listen = data.listen.bind(data);
    data.listen = () => () => {};
    start();
    await jest.advanceTimersByTimeAsync(9999);
    expect(account().loaded).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(account()).toMatchObject({ loaded: true, profile: null, user: { uid: 'ana' } });
    data.listen = listen;
    store.live.retry(profileQuery());
    await settle();
    expect(account().profile).toMatchObject({ firstName: 'Ana' });
  });

  it('AUTH-02 stays loaded while the same user’s email is being verified', async () => {
    auth = createMemoryAuth([{ uid: 'ana', emailVerified: false }], 'ana');
    setAuthClient(auth);
    setDataStore(data);
    store = createConsoleStore();
    startAccount(store);
    await settle();
    expect(account().user?.emailVerified).toBe(false);
    const loaded: boolean[] = [];
    store.redux.subscribe(() => loaded.push(account().loaded && account().profile !== null));
    await auth.sendVerification();
    await auth.applyCode(auth.mails[0]!.code);
    await auth.reload();
    await settle();
    expect(account().user?.emailVerified).toBe(true);
    expect(loaded).not.toContain(false);
  });

  it('has the companies of the profile, in the order of the profile', async () => {
    start();
    await settle();
    expect(account().companies.map(({ id }) => id)).toEqual(['norte', 'acme']);
    data.set('users/ana', { ...KEY_USER, company: ['acme'] });
    await settle();
    expect(account().companies.map(({ exhibitionName }) => exhibitionName)).toEqual(['Acme Logistics']);
  });

  it('has companies loaded, with none of them, for a profile without companies', async () => {
    data.set('users/ana', { ...KEY_USER, company: [] });
    start();
    await settle();
    expect(account()).toMatchObject({ companies: [], companiesLoaded: true });
  });

  it('SHELL-05 reads the companies again with a new token when the token does not yet name all of them', async () => {
    data.fail('companies');
    start();
    await settle();
    expect(account()).toMatchObject({ loaded: true, companiesLoaded: false });
    const idToken = jest.spyOn(auth, 'idToken').mockImplementation(() => {
      data.heal();
      return Promise.resolve('token');
    });
    await jest.advanceTimersByTimeAsync(1000);
    await settle();
    expect(idToken).toHaveBeenCalledWith(true);
    expect(account().companies.map(({ id }) => id)).toEqual(['norte', 'acme']);
  });

  it('fetches a new token when the profile changes, because the claims follow it', async () => {
    start();
    await settle();
    expect(auth.tokens).toEqual([]);
    data.set('users/ana', { ...KEY_USER, company: ['acme'] });
    await settle();
    expect(auth.tokens).toHaveLength(1);
  });

  it('fetches no token when pwUpdated becomes true, but one when it becomes false', async () => {
    data.set('users/ana', { ...KEY_USER, pwUpdated: false });
    start();
    await settle();
    data.set('users/ana', KEY_USER);
    await settle();
    expect(account().profile?.pwUpdated).toBe(true);
    expect(auth.tokens).toEqual([]);
    data.set('users/ana', { ...KEY_USER, pwUpdated: false });
    await settle();
    expect(auth.tokens).toHaveLength(1);
  });

  it.each<[string, () => void]>([
    ['signs out', () => void signOut(store, 'Leaving …')],
    ['is signed out elsewhere', () => auth.become(null)],
    ['is replaced by another', () => auth.become('bia')],
  ])('ADD-41 (D-132) calls in turn end when the user %s', async (_what, leave) => {
    start({ reload: () => {} });
    await settle();
    const cancel = jest.fn();
    store.calls.set(1, { keys: new Set(), text: 'Removing', done: 0, total: 2, cancel });
    leave();
    await settle();
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(store.calls.list().size).toBe(0);
  });

  it('shows no message when the service ends the sign-in during a sign-out', async () => {
    start();
    await settle();
    const signingOut = signOut(store, 'Leaving …');
    store.feedback.snackbar({ message: 'Password updated!', severity: 'success' });
    // The service has ended the sign-in with the old password.
    auth.become(null);
    await settle();
    expect(snackbar()?.message).toBe('Password updated!');
    await jest.advanceTimersByTimeAsync(2000);
    await signingOut;
    expect(account()).toMatchObject({ user: null, signingOut: false });
  });
});

describe('the data of the first page', () => {
  const NORTH = { company: 'acme', domain: 'North' };
  const firstPage = Promise.resolve(() => ({
    domain: NORTH,
    queriesOf: ({ sessionCountLimit }: Domain) => Promise.resolve([sessionsOf(NORTH, sessionCountLimit)]),
  }));
  /** Starts with a profile that never arrives and a token with these companies. Returns the paths that have a listener. */
  const listening = async (companies: readonly string[], options: AccountOptions = {}) => {
    const listen = data.listen.bind(data);
    const asked: string[] = [];
    data.listen = (query, ...rest) => {
      asked.push(query.path);
      return query.path.startsWith('users/') ? () => {} : listen(query, ...rest);
    };
    start(options, 'ana', companies);
    await settle();
    return asked;
  };

  const asked = (limit: number | undefined) => store.live.openKeys().includes(sessionsOf(NORTH, limit).key);
  const withLimit = (sessionCountLimit: number) =>
    createMemoryStore({ ...COMPANIES, 'companies/acme/domains/North': { name: 'North', sessionCountLimit } });

  it('API-27 is read together with the profile: the companies of the token, the domain and what the page shows of it', async () => {
    expect(await listening(['norte', 'acme'], { firstPage })).toEqual([
      'users/ana',
      'companies',
      'companies/acme/domains/North',
      'companies/acme/domains/North/sessions',
    ]);
    expect(account().companies).toEqual([]);
  });

  /** Starts with sessions that are answered so many milliseconds after everything else. Returns what was known of them while there was an account. */
  const rendered = async (sessionsAfterMs: number) => {
    data = createMemoryStore({ 'users/ana': KEY_USER, ...COMPANIES, 'companies/acme/domains/North': { name: 'North' } });
    const listen = data.listen.bind(data);
    // As the SDK: each answer in a task of its own.
    data.listen = (query, onNext, ...rest) =>
      listen(query, (answer) => void setTimeout(() => onNext(answer), query.path.endsWith('/sessions') ? sessionsAfterMs : 0), ...rest);
    const sessions: string[] = [];
    start({ firstPage }, 'ana', ['acme']);
    store.redux.subscribe(() => account().loaded && sessions.push(store.live.read(sessionsOf(NORTH, undefined)).phase));
    await settle();
    await jest.advanceTimersByTimeAsync(sessionsAfterMs + 10);
    return [...new Set(sessions)];
  };

  it.each([0, 100])('API-27 is there when the page is first rendered, if it is answered %d ms after the profile', async (afterMs) => {
    expect(await rendered(afterMs)).toEqual(['answered']);
  });

  it('API-27 is not waited for when it comes late: the page shows that it is being read', async () => {
    expect(await rendered(2000)).toEqual(['waiting', 'answered']);
    expect(account()).toMatchObject({ loaded: true, profile: { firstName: 'Ana' } });
  });

  it('GUARD-02 API-27 a profile that is answered just in time is not taken for one that is not, while the page is waited for', async () => {
    data = createMemoryStore({ 'users/ana': KEY_USER, ...COMPANIES, 'companies/acme/domains/North': { name: 'North' } });
    const listen = data.listen.bind(data);
    data.listen = (query, onNext, ...rest) =>
      listen(query, (answer) => void setTimeout(() => onNext(answer), query.path.endsWith('/sessions') ? 20_000 : 9900), ...rest);
    const profiles = new Set<unknown>();
    start({ firstPage }, 'ana', ['acme']);
    store.redux.subscribe(() => account().loaded && profiles.add(account().profile?.firstName));
    await settle();
    await jest.advanceTimersByTimeAsync(11_000);
    expect([...profiles]).toEqual(['Ana']);
  });

  it('API-27 is not waited for when it cannot be read', async () => {
    data.fail('companies/acme/domains/North/sessions');
    start({ firstPage }, 'ana', ['acme']);
    await settle();
    expect(account()).toMatchObject({ loaded: true, profile: { firstName: 'Ana' } });
  });

  it('API-27 of the page is asked for again as soon as its domain says another limit, though nothing is rendered yet', async () => {
    data = withLimit(30);
    await listening(['acme'], { firstPage });
    expect([asked(undefined), asked(30)]).toEqual([true, true]);
  });

  it('API-27 of the page is asked for by the limit of the domain that was known last', async () => {
    data = withLimit(30);
    await listening(['acme'], { firstPage });
    data = withLimit(50);
    await listening(['acme'], { firstPage });
    expect([asked(undefined), asked(30), asked(50)]).toEqual([false, true, true]);
    await listening(['acme'], { firstPage });
    expect([asked(undefined), asked(30), asked(50)]).toEqual([false, false, true]);
  });

  it('API-27 of the page is asked for once, by its domain, when its code comes after that', async () => {
    data = withLimit(30);
    let arrive = () => {};
    const code = new Promise<void>((resolve) => (arrive = resolve));
    const late = (place: FirstPage) => ({ ...place, queriesOf: (domain: Domain) => code.then(() => place.queriesOf(domain)) });
    await listening(['acme'], { firstPage: firstPage.then((page) => () => late(page())) });
    arrive();
    await settle();
    expect([asked(undefined), asked(30)]).toEqual([false, true]);
  });

  it('API-27 of the page is asked for without a limit of the domain when another one is known, whatever is stored', async () => {
    for (const stored of ['{"path":"companies/acme/domains/South","sessionCountLimit":30}', '{"path":', '[1]', 'null']) {
      localStorage.setItem('firstDomain.ana', stored);
      data = createMemoryStore(COMPANIES);
      await listening(['acme'], { firstPage });
      expect([asked(undefined), asked(30)]).toEqual([true, false]);
    }
  });

  it('API-27 is only the companies on a page without a domain, and for a domain of another company', async () => {
    expect(await listening(['norte'])).toEqual(['users/ana', 'companies']);
    data = createMemoryStore({ 'users/ana': KEY_USER, ...COMPANIES });
    expect(await listening(['norte'], { firstPage })).toEqual(['users/ana', 'companies']);
  });

  it('API-27 is not read without a key user’s token', async () => {
    expect(await listening([], { firstPage })).toEqual(['users/ana']);
  });

  it('API-27 is not read after the user has signed out', async () => {
    start({}, 'ana', ['acme']);
    let answer = (_companies: readonly string[]) => {};
    auth.claimedCompanies = () => new Promise((resolve) => (answer = resolve));
    await settle();
    expect(data.listening()).toContain('users/ana');
    await auth.signOut();
    await settle();
    answer(['acme']);
    await settle();
    expect(store.live.openKeys()).toEqual([]);
  });

  it('DATA-01 is read once when the profile has the companies of the token', async () => {
    start({}, 'ana', ['acme', 'norte']);
    await settle();
    expect(account().companies.map(({ id }) => id)).toEqual(['norte', 'acme']);
    expect(data.listening()).toEqual(['users/ana', 'companies']);
  });

  it('DATA-01 follows the profile when the token names other companies', async () => {
    start({}, 'ana', ['acme']);
    await settle();
    expect(account().companies.map(({ id }) => id)).toEqual(['norte', 'acme']);
    await jest.advanceTimersByTimeAsync(3000);
    expect(data.listening()).toEqual(['users/ana', 'companies']);
  });
});

const profileQuery = () => ({ key: store.live.openKeys()[0]!, source: { path: '' }, convert: () => null });

describe('a user who may not use the console', () => {
  it('GUARD-08 stays on a page that is open to all, and is signed out and redirected when leaving it; an open question closes', async () => {
    data.set('users/ana', { ...KEY_USER, keyUser: false });
    const redirect = jest.fn();
    start({ nonKeyUserRedirectUrl: 'https://family.example/', redirect, openToAll: Promise.resolve(() => true) });
    await settle();
    expect(account()).toMatchObject({ loaded: true, user: { uid: 'ana' }, profile: { keyUser: false } });
    void store.feedback.confirm({ title: 'Log out?', confirmLabel: 'Log out', ofConsole: true });
    void signOutNonKeyUser(store);
    await jest.advanceTimersByTimeAsync(5000);
    expect(auth.currentUser()).toBeNull();
    expect(store.redux.getState().feedback.dialog).toBeNull();
    expect(redirect).toHaveBeenCalledWith('https://family.example/');
  });

  it('GUARD-08 is signed out at once with a message, and redirected after 5 seconds', async () => {
    data.set('users/ana', { ...KEY_USER, keyUser: false });
    const redirect = jest.fn();
    start({ nonKeyUserRedirectUrl: 'https://family.example/', redirect });
    await settle();
    expect(auth.currentUser()).toBeNull();
    expect(data.listening()).toEqual([]);
    expect(account()).toMatchObject({ loaded: true, user: null, profile: null });
    expect(snackbar()).toMatchObject({ message: { key: 'onlyKeyUserAllowed' }, severity: 'error', duration: 5000 });
    await jest.advanceTimersByTimeAsync(4999);
    expect(redirect).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(redirect).toHaveBeenCalledWith('https://family.example/');
  });

  it('GUARD-08 never counts as signed in and loaded before being signed out', async () => {
    data.set('users/ana', { ...KEY_USER, keyUser: false });
    start();
    const seen: boolean[] = [];
    store.redux.subscribe(() => seen.push(account().loaded && account().user !== null));
    await settle();
    expect(seen).not.toContain(true);
  });

  it('GUARD-08 is signed out when the server says that there is no profile', async () => {
    data.remove('users/ana');
    start();
    await settle();
    expect(auth.currentUser()).toBeNull();
  });

  it('GUARD-08 stays signed in while the profile cannot be read', async () => {
    data.remove('users/ana');
    data.setConnection('reconnecting');
    start();
    await settle();
    expect(auth.currentUser()).not.toBeNull();
    expect(account()).toMatchObject({ loaded: true, profile: null });
  });

  it('stays signed in on pages that are open to all', async () => {
    data.set('users/ana', { ...KEY_USER, keyUser: false });
    start({ openToAll: Promise.resolve(() => true) });
    await settle();
    expect(auth.currentUser()).not.toBeNull();
  });

  it('GUARD-08 is signed out only once it is known which pages are open to all', async () => {
    data.set('users/ana', { ...KEY_USER, keyUser: false });
    let know: (isOpen: () => boolean) => void = () => undefined;
    start({ openToAll: new Promise((resolve) => (know = resolve)) });
    await settle();
    expect(auth.currentUser()).not.toBeNull();
    know(() => false);
    await settle();
    expect(auth.currentUser()).toBeNull();
  });
});

describe('signing out', () => {
  it('SHELL-12 waits a second, closes every listener and signs out, waits a second and calls then', async () => {
    start();
    await settle();
    const then = jest.fn();
    void signOut(store, 'Logging out…', then);
    expect(store.redux.getState().feedback.backdrop).toEqual({ message: 'Logging out…' });
    await jest.advanceTimersByTimeAsync(999);
    expect(auth.currentUser()).not.toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(auth.currentUser()).toBeNull();
    expect(data.listening()).toEqual([]);
    expect(then).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    expect(then).toHaveBeenCalledTimes(1);
    expect(store.redux.getState().feedback.backdrop).toBeNull();
    expect(account()).toMatchObject({ user: null, companies: [], signingOut: false });
  });

  it('USERS-24 KEYS-01 DOM-01 keeps the selected company and table settings, and removes only what names the user’s companies and domains', async () => {
    const stored = {
      'selectedCompany.ana': '"acme"',
      'table.users.ana': '{}',
      'quickAccess.recent.ana': '["acme"]',
      'quickAccess.recent.bia': '["norte"]',
      'firstDomain.ana': '{"path":"companies/acme/domains/North"}',
      'firstDomain.bia': '{"path":"companies/norte/domains/Sul"}',
      locale: 'pt-BR',
    };
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    start();
    await settle();
    void signOut(store, 'Logging out…');
    await jest.advanceTimersByTimeAsync(5000);
    const { 'quickAccess.recent.ana': _recent, 'firstDomain.ana': _domain, ...kept } = stored;
    expect({ ...localStorage }).toEqual(kept);
  });
});

describe('an error of a listener', () => {
  const sessions = sessionsOf({ company: 'acme', domain: 'North' });
  beforeEach(async () => {
    data.set('companies/acme/domains/North/sessions/s1', { startTime: new Date(0) });
    start();
    store.live.watch(sessions, jest.fn());
    await settle();
  });

  it('is ignored during a sign-out: the last results stay until the listeners are closed', async () => {
    void signOut(store, 'Logging out…');
    data.fail('', 'denied');
    await jest.advanceTimersByTimeAsync(500);
    expect(data.listening()).toEqual([]);
    expect(store.live.read(sessions)).toMatchObject({ phase: 'answered', data: [{ id: 's1' }] });
    await jest.advanceTimersByTimeAsync(5000);
    expect(store.live.read(sessions)).toEqual({ phase: 'waiting' });
    expect(snackbar()).toBeNull();
  });

  it('is reported at any other time', async () => {
    data.fail('companies', 'denied');
    await settle();
    expect(store.live.read(sessions)).toMatchObject({ phase: 'failed', problem: { code: 3 } });
  });
});

describe('a sign-in that is shared with other tabs', () => {
  it('ends here at once with a message and closes all listeners when it is ended elsewhere', async () => {
    start();
    await settle();
    localStorage.setItem('quickAccess.recent.ana', '["acme"]');
    const answer = store.feedback.confirm({ title: 'Remove it?', confirmLabel: 'Remove' });
    auth.become(null);
    expect(account()).toMatchObject({ loaded: true, user: null, profile: null, companies: [] });
    expect(snackbar()).toMatchObject({ message: { key: 'logout.ended' }, severity: 'warning' });
    expect(data.listening()).toEqual([]);
    expect(localStorage.getItem('quickAccess.recent.ana')).toBe('["acme"]');
    expect(await answer).toBe(false);
  });

  it('ends without a message when this page ends it', async () => {
    start();
    await settle();
    void signOut(store, 'Logging out…');
    await jest.advanceTimersByTimeAsync(5000);
    expect(account().user).toBeNull();
    expect(snackbar()).toBeNull();
  });

  it('shows no message to users who were not signed in', async () => {
    start({}, null);
    await settle();
    expect(snackbar()).toBeNull();
  });

  it.each([
    ['after a sign-out', [null, 'bia']],
    ['without a sign-out before', ['bia']],
  ])('reloads the page without data of the first user when another user signs in %s', async (_when, users) => {
    data.set('users/bia', { ...KEY_USER, firstName: 'Bia', company: [] });
    const reload = jest.fn();
    start({ reload });
    await settle();
    store.unsaved.add();
    for (const uid of users) auth.become(uid);
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(account().user?.uid).not.toBe('bia');
    expect(data.listening()).toEqual([]);
    expect(store.unsaved.any()).toBe(false);
  });

  it('continues without a reload when the same user signs in again', async () => {
    const reload = jest.fn();
    start({ reload });
    await settle();
    auth.become(null);
    auth.become('ana');
    await settle();
    expect(reload).not.toHaveBeenCalled();
    expect(account()).toMatchObject({ loaded: true, profile: { firstName: 'Ana' } });
  });
});
