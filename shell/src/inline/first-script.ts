import type { FirstEntries } from 'shared-kit/model/registry';
import { SIGNED_IN_KEY } from '../account/signed-in-mark';
import { CONFIG_PATH, REGISTRY_PATH } from '../registry/requests';
import type {} from '../boot/record-errors';

// The remembered theme, before anything is painted; the kit's theme provider takes over.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['scheme'] = theme;
} catch {
  // Storage is optional.
}

// Errors, also from before the console's code has run; boot/record-errors.ts takes over.
const errors: unknown[] = [];
window.startErrors = errors;
addEventListener('error', ({ error }) => void (error && window.startErrors?.push(error)));
addEventListener('unhandledrejection', ({ reason }) => void window.startErrors?.push(reason));

// Asked for before the console's code has arrived; registry/requests.ts takes over.
window.startRequests = [CONFIG_PATH, REGISTRY_PATH].map((path) => fetch(path, { cache: 'no-store' }));

// The script of the first page is waited for next; boot/first-page.ts loads the same one.
try {
  const { here, login } = JSON.parse(document.documentElement.dataset['first'] ?? '{}') as FirstEntries;
  const first = localStorage.getItem(SIGNED_IN_KEY) ? here : login;
  if (first) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity: first.integrity, href: first.url });
    document.head.append(link);
  }
} catch {
  // Without storage it is not known which page comes first.
}
