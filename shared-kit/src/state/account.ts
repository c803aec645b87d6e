import { auth } from 'shared-kit/firebase/auth';
import type { AuthUser, FirebaseConfig } from 'shared-kit/host/firebase';
import { LOGOUT_STEP_MS, SNACKBAR_MS, type Message, type UserProfile } from 'shared-kit/model';
import { accountChanged, SIGNED_OUT, type LoginPrefill } from './account.slice';
import type { ConsoleStore } from './console-store';
import { dataEntry, forgetPictures, setDataConfig } from './data-entry';
import { forgetDrafts } from './drafts';
import { followCompanies } from './follow-companies';
import { removeStored } from './local-storage';
import { preferencesForgotten } from './preferences.slice';
import { KNOWN_DOMAIN, readAhead, type FirstPage } from './read-ahead';
import { ownKey } from './use-preference';

/** How long guards wait for a profile: on a network that blocks it, Firestore reports no error but waits for ever (D-14). */
const PROFILE_LIMIT_MS = 10_000;

/** How long the profile waits for what the first page shows. It was asked for at the same time and is larger, so it mostly comes some 100 ms later. */
const PAGE_LIMIT_MS = 300;

/** Preferences of a user that name companies and domains. They are removed when the user signs out (D-99). */
const FORGOTTEN_AT_SIGN_OUT = ['quickAccess.recent', 'quickAccess.pages', KNOWN_DOMAIN];

const ONLY_KEY_USERS: Message = {
  key: 'onlyKeyUserAllowed',
  text: 'Only key users are allowed to use this platform!',
};

const SIGN_IN_ENDED: Message = { key: 'logout.ended', text: 'You have been logged out. Log in again to go on.' };

const SIGN_IN_ENDED_IN_FORM: Message = {
  key: 'logout.endedInForm',
  text: 'You have been logged out. Log in again to go on: what you have typed is kept until then.',
};

export interface AccountOptions {
  /** Absent in tests, which set a store of their own. */
  firebase?: FirebaseConfig;
  /** The URL to which users who may not use the console are redirected. Without it they stay on the login screen (D-15). */
  nonKeyUserRedirectUrl?: string;
  redirect?: (url: string) => void;
  /** Reloads the page for another user; by default the browser's reload. */
  reload?: () => void;
  /** Resolves, once the pages are known, with a function that returns whether the open page allows users without a key-user profile. */
  openToAll?: Promise<() => boolean>;
  /** Resolves, once the pages are known, with a function that returns the page of a domain that is open, or opens after the sign-in. */
  firstPage?: Promise<() => FirstPage | null>;
}

/** How each store's account was started. */
const optionsOf = new WeakMap<ConsoleStore, AccountOptions>();

/** Stores whose user is signing out in this page right now. */
const leaving = new WeakSet<ConsoleStore>();

/**
 * Follows the signed-in user with profile and companies. Returns a function that stops this.
 *
 * All tabs of an origin share one sign-in: the identity SDK keeps the user in IndexedDB and reads it every 800 ms, so the other tabs notice
 * a sign-in or sign-out within a second (ADR-0012).
 */
export function startAccount(store: ConsoleStore, options: AccountOptions = {}): () => void {
  if (options.firebase) setDataConfig(options.firebase);
  optionsOf.set(store, options);
  const reload = options.reload ?? (() => location.reload());
  let leave = () => {};
  let lastUid: string | null = null;
  const stop = auth().onUser((user) => {
    const present = store.redux.getState().account.user;
    if (user && user.uid === present?.uid) return void store.redux.dispatch(accountChanged({ user }));
    leave();
    leave = () => {};
    if (!user) {
      const expected = leaving.has(store) || store.redux.getState().account.signingOut;
      if (lastUid !== null && !expected) onRemoteSignOut(store);
      return void store.redux.dispatch(accountChanged({ ...SIGNED_OUT, loaded: true }));
    }
    // The memory of this page, including Firestore's cache, holds data of the former user.
    if (lastUid !== null && lastUid !== user.uid) {
      // An unsaved form or running calls of the former user must not block the reload.
      store.unsaved.forget();
      store.calls.end();
      closeListeners(store);
      return reload();
    }
    lastUid = user.uid;
    dismissSessionEnded(store);
    store.redux.dispatch(accountChanged({ ...SIGNED_OUT, user, loaded: false, loginPrefill: null }));
    leave = followUser(store, user, options);
  });
  return () => {
    stop();
    leave();
  };
}

/** Follows one user's profile and companies through the live registry, so that pages share those listeners. */
function followUser(store: ConsoleStore, user: AuthUser, options: AccountOptions): () => void {
  const { dispatch } = store.redux;
  const stops: (() => void)[] = [];
  let open = true;
  const leave = () => {
    open = false;
    for (const stop of stops) stop();
  };
  const limit = setTimeout(() => dispatch(accountChanged({ loaded: true })), PROFILE_LIMIT_MS);
  stops.push(() => clearTimeout(limit));

  const follow = async () => {
    const [data, isOpenToAll, firstPage] = await Promise.all([dataEntry(), options.openToAll, options.firstPage]);
    if (!open) return;
    const { companiesByIds, dataStore, profileOf } = data;
    stops.push(dataStore().onConnection((connection) => dispatch(accountChanged({ connection }))));
    const query = profileOf(user.uid);
    let profile: UserProfile | null = null;
    const [companies, contact] = [oneAtATime(), oneAtATime()];
    stops.push(companies, contact);
    const followAllOf = (ids: readonly string[]) => {
      const all = companiesByIds(ids);
      companies(all.key, () => followCompanies(store, all, ids, refreshToken));
    };
    // No page listens to this query: the limit tells it apart from that of the companies.
    const keepAsking = (company: string) => dataStore().keepAsking({ ...companiesByIds([company]).source, limit: 1 });

    const onProfile = () => {
      if (!open) return;
      const state = store.live.read(query);
      if (state.phase === 'waiting') return;
      clearTimeout(limit);
      if (state.phase === 'failed') return void dispatch(accountChanged({ loaded: true }));
      const before = profile;
      profile = state.data[0] ?? null;
      if (mayNotUse(profile, state.fromCache) && !isOpenToAll?.()) {
        leave();
        return void signOutNonKeyUser(store);
      }
      // The claims in the token follow the profile (D-34).
      if (before && profile && isNewsToToken(before, profile)) void refreshToken();
      dispatch(accountChanged({ profile, loaded: true }));
      if (profile) followAllOf(profile.companies);
      contact(profile?.companies[0], keepAsking);
    };

    const page = firstPage?.();
    const pageRead = readAhead(store, data, { uid: user.uid, page, hasLeft: () => !open });
    // Without its rows the page would be rendered twice, and the rows would wait until its empty table is painted.
    const withPage = () => {
      // The profile is there, so that only the page is waited for.
      clearTimeout(limit);
      void Promise.race([pageRead, wait(PAGE_LIMIT_MS)]).then(onProfile);
    };
    stops.push(store.live.watch(query, page ? withPage : onProfile));
    onProfile();
  };
  // The Firestore code could not be loaded, so there is no profile; the guard shows an error.
  follow().catch(() => dispatch(accountChanged({ loaded: true })));
  return leave;
}

/** Works on one thing at a time: what was begun with a key ends when another key comes, or none. */
function oneAtATime() {
  let current: string | undefined;
  let stop = () => {};
  return (key?: string, begin?: (key: string) => () => void): void => {
    if (key === current) return;
    stop();
    current = key;
    stop = key === undefined || !begin ? () => {} : begin(key);
  };
}

/**
 * `pwUpdated` is no claim, so it is ignored. It changes with the password, which has revoked the sign-in: a request for a token would end
 * it in this page too, before the page that changed the password has shown the result.
 */
const isNewsToToken = (before: UserProfile, profile: UserProfile): boolean =>
  JSON.stringify(before) !== JSON.stringify(profile.pwUpdated ? { ...profile, pwUpdated: before.pwUpdated } : profile);

/** Only the server's answer counts, because the cache may not have the profile yet (D-14). */
const mayNotUse = (profile: UserProfile | null, fromCache: boolean): boolean => (profile ? !profile.keyUser : !fromCache);

/** Signs the user out at once with an explanation, and redirects to the site for other users after a while (D-15). */
export async function signOutNonKeyUser(store: ConsoleStore): Promise<void> {
  const options = optionsOf.get(store) ?? {};
  await endSignIn(store);
  store.feedback.snackbar({ message: ONLY_KEY_USERS, severity: 'error', duration: SNACKBAR_MS.error });
  const url = options.nonKeyUserRedirectUrl;
  if (!url) return;
  await wait(SNACKBAR_MS.error);
  (options.redirect ?? ((to) => location.assign(to)))(url);
}

async function refreshToken(): Promise<void> {
  try {
    await auth().idToken(true);
  } catch {
    // Offline: the next API call requests a fresh token anyway.
  }
}

/**
 * Signs out in the steps of D-20: shows a backdrop with `message`, waits a second, closes the listeners, signs out,
 * waits a second, and calls `then`, which opens the login screen.
 */
export async function signOut(store: ConsoleStore, message: string, then?: () => void, loginPrefill: LoginPrefill = {}): Promise<void> {
  const { dispatch } = store.redux;
  dispatch(accountChanged({ signingOut: true, loginPrefill }));
  store.calls.end();
  store.feedback.backdrop(message);
  try {
    await wait(LOGOUT_STEP_MS);
    await endSignIn(store);
    await wait(LOGOUT_STEP_MS);
    then?.();
  } finally {
    store.feedback.backdrop(null);
    dispatch(accountChanged({ signingOut: false }));
  }
}

async function endSignIn(store: ConsoleStore): Promise<void> {
  const { user } = store.redux.getState().account;
  store.calls.end();
  store.unsaved.forget();
  closeListeners(store);
  if (user) for (const key of FORGOTTEN_AT_SIGN_OUT) removeStored(ownKey(key, user.uid));
  forgetDrafts();
  leaving.add(store);
  try {
    await auth().signOut();
  } finally {
    leaving.delete(store);
  }
}

/**
 * The sign-in was ended in another tab or by the service: leaves the page at once with an explanation. Typed values are kept for the next
 * sign-in.
 */
function onRemoteSignOut(store: ConsoleStore): void {
  const message = store.unsaved.any() ? SIGN_IN_ENDED_IN_FORM : SIGN_IN_ENDED;
  store.unsaved.keep();
  store.calls.end();
  closeListeners(store);
  store.feedback.snackbar({ message, severity: 'warning', duration: SNACKBAR_MS.error });
}

/** Closes the message of `onRemoteSignOut` after the next sign-in. */
function dismissSessionEnded(store: ConsoleStore): void {
  const { snackbar } = store.redux.getState().feedback;
  if (snackbar?.message === SIGN_IN_ENDED || snackbar?.message === SIGN_IN_ENDED_IN_FORM) store.feedback.closeSnackbar(snackbar.id);
}

/**
 * Closes all listeners, which would fail without the user, and what is open above the page. Preferences are read from storage again, because
 * another tab may have removed them.
 */
function closeListeners(store: ConsoleStore): void {
  store.live.closeAll();
  const { dialog } = store.redux.getState().feedback;
  if (dialog) store.feedback.answer(dialog.id, false);
  store.feedback.closePictures();
  forgetPictures();
  store.redux.dispatch(preferencesForgotten());
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
