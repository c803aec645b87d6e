import { act } from '@testing-library/react';
import {
  aCompany,
  aProfile,
  companyDocument,
  createMemoryAuth,
  createMemoryStore,
  profileDocument,
  renderWithKit,
} from 'shared-kit/testing';
import { KEPT_STORE } from './kept-store';
import { FIRST_PAGE_MS, useKeptScripts } from './use-kept-scripts';

function Frame() {
  useKeptScripts();
  return null;
}

/** Until the profile has been read, and until the page is idle. */
const WAIT_MS = 2000;

/** What of a browser's service workers is used: the calls, in their order. */
function browser({ register = true } = {}) {
  const calls: unknown[] = [];
  const call =
    (name: string, answer?: () => unknown) =>
    (...given: unknown[]) => {
      calls.push([name, ...given]);
      return answer?.();
    };
  const registration = { update: call('update'), unregister: call('unregister') };
  const workers = {
    getRegistration: () => Promise.resolve(registration),
    register: call('register', () =>
      register ? Promise.resolve(registration) : Promise.reject(new DOMException('no storage', 'SecurityError')),
    ),
  };
  return { calls, workers };
}

/** Shows the frame to a signed-in user, until right before the first page is taken as shown. Returns the function that waits for that. */
async function visit({ workers, stores = [KEPT_STORE] }: { workers: unknown; stores?: string[] }) {
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  Object.assign(globalThis, { caches: { has: (name: string) => Promise.resolve(stores.includes(name)) } });
  jest.useFakeTimers();
  await renderWithKit(<Frame />, {
    account: true,
    auth: createMemoryAuth([{ uid: 'ana' }], 'ana'),
    store: createMemoryStore({ ...profileDocument(aProfile({ uid: 'ana' })), ...companyDocument(aCompany()) }),
  });
  await act(() => jest.advanceTimersByTimeAsync(WAIT_MS));
  await act(() => jest.advanceTimersByTimeAsync(FIRST_PAGE_MS - 1));
  return () => act(() => jest.advanceTimersByTimeAsync(WAIT_MS));
}

afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
});

const REGISTERED = [['register', '/service-worker.js', { updateViaCache: 'none' }], ['update']];

it('ADD-100 once the first page is shown the service worker is registered, and looks whether a release has brought other scripts', async () => {
  const { calls, workers } = browser();
  const showPage = await visit({ workers });
  expect(calls).toEqual([]);
  await showPage();
  expect(calls).toEqual(REGISTERED);
});

it('ADD-100 a service worker whose store is gone goes, so that the next visit installs another, which fills it', async () => {
  const { calls, workers } = browser();
  const showPage = await visit({ workers, stores: [] });
  await showPage();
  expect(calls).toEqual([['unregister']]);
});

it.each([
  ['refuses it', browser({ register: false }).workers],
  ['has none', undefined],
])('ADD-100 nothing is reported when the browser %s', async (_why, workers) => {
  const reported = jest.fn();
  process.on('unhandledRejection', reported);
  const showPage = await visit({ workers });
  await showPage();
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', reported);
  expect(reported).not.toHaveBeenCalled();
});
