import type { LiveQuery } from 'shared-kit/firebase/data';
import type { Company } from 'shared-kit/model';
import { accountChanged } from './account.slice';
import type { ConsoleStore } from './console-store';

const FIRST_WAIT_MS = 1000;
const LAST_WAIT_MS = 60_000;

/**
 * Keeps the account's companies up to date: those with the given ids, in that order. Returns a function that stops this. `refreshToken` requests
 * a token with the claims of the current profile.
 */
export function followCompanies(
  store: ConsoleStore,
  companies: LiveQuery<Company>,
  ids: readonly string[],
  refreshToken: () => Promise<void>,
): () => void {
  let open = true;
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The security rules check the token, which may not list a company that the profile has since gained. One denied company fails the whole query.
  const tryAgain = async () => {
    await refreshToken();
    if (open) store.live.retry(companies);
  };
  const onCompanies = () => {
    const state = store.live.read(companies);
    if (state.phase === 'failed') {
      clearTimeout(timer);
      timer = setTimeout(() => void tryAgain(), wait);
      wait = Math.min(wait * 2, LAST_WAIT_MS);
    }
    if (state.phase !== 'answered' || (state.fromCache && state.data.length === 0)) return;
    wait = FIRST_WAIT_MS;
    store.redux.dispatch(accountChanged({ companies: inOrder(state.data, ids), companiesLoaded: true }));
  };
  const unwatch = store.live.watch(companies, onCompanies);
  onCompanies();
  return () => {
    open = false;
    clearTimeout(timer);
    unwatch();
  };
}

const inOrder = <T extends { id: string }>(companies: readonly T[], ids: readonly string[]): T[] =>
  [...companies].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
