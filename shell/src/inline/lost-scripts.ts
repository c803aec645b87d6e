// A script that is lost is asked for again, twice: one of this page, a chunk or a remote. Whoever asked for it hears how that ends. This
// stands in the page itself because every other script may be the one that is lost.

import { KEPT_STORE } from '../frame/updates/kept-store';
import { SCRIPT_LIMIT_MS, SCRIPT_PAUSES_MS } from 'shared-kit/model/registry';

/** The first scripts arrive together, which takes long on a slow line. */
const FIRST_LIMIT_MS = 30_000;

// Whoever asked for the script had its URL allowed.
const unchanged = { createScriptURL: (url: string) => url };
const policy = self.trustedTypes?.createPolicy('again', unchanged) ?? unchanged;

/** A script of another document does not run, however late it arrives. */
const elsewhere = document.implementation.createHTMLDocument('');

/** What is to be done when a script that is followed is lost. */
const onLost = new WeakMap<EventTarget, () => void>();

/** The URLs of scripts in whose place somebody else has answered, such as the sign-in page of a network. They load, and cannot be read. */
const unreadable = new Set<string>();

function follow(asked: HTMLScriptElement): void {
  const isFirst = asked.defer;
  const pauses = [...SCRIPT_PAUSES_MS];
  const scripts: HTMLScriptElement[] = [];
  let awaited: HTMLScriptElement | undefined;
  let ended = false;

  const end = (type: 'load' | 'error', arrived?: HTMLScriptElement): void => {
    ended = true;
    for (const script of scripts) {
      if (script === arrived) continue;
      elsewhere.adoptNode(script);
      script.dispatchEvent(new Event(type));
    }
    if (type === 'error' && isFirst) showFailure();
  };
  const lose = (script: HTMLScriptElement, next: (pauseMs: number) => void): void => {
    if (ended || script !== awaited) return;
    awaited = undefined;
    const pauseMs = pauses.shift();
    if (pauseMs === undefined) end('error');
    else next(pauseMs);
  };
  const watch = (script: HTMLScriptElement): void => {
    scripts.push(script);
    awaited = script;
    script.addEventListener('load', () => void (ended || end('load', script)));
    onLost.set(script, () => {
      forgetKept(script.src);
      lose(script, (pauseMs) => void setTimeout(() => void (ended || request()), pauseMs));
    });
    // One that is late still counts if it arrives first. With the same URL, the browser would let the next one wait for the same answer.
    setTimeout(() => lose(script, () => request(scripts.length)), isFirst ? FIRST_LIMIT_MS : SCRIPT_LIMIT_MS);
  };
  const request = (late = 0): void => {
    const script = document.createElement('script');
    const { integrity, crossOrigin } = asked;
    Object.assign(script, { integrity, crossOrigin });
    const url = new URL(asked.src);
    if (late) url.searchParams.set('again', String(late));
    script.src = policy.createScriptURL(url.href);
    watch(script);
    document.head.append(script);
  };
  watch(asked);
}

/** A script that is lost although the browser keeps it is a false one, which its hash refuses. Without the store, the server is asked for all of them. */
function forgetKept(url: string): void {
  // Not there without TLS.
  const stores = self.caches as CacheStorage | undefined;
  stores
    ?.match(url)
    .then((kept) => kept && stores.delete(KEPT_STORE))
    .catch(() => undefined);
}

function showFailure(): void {
  const message = document.createElement('p');
  message.id = 'failure';
  message.setAttribute('role', 'alert');
  message.textContent = 'The console could not be loaded. Check your connection and reload the page. ';
  const button = document.createElement('button');
  button.textContent = 'Reload';
  button.addEventListener('click', () => location.reload());
  message.append(button);
  document.body.append(message);
}

const isNew = (node: unknown): node is HTMLScriptElement => node instanceof HTMLScriptElement && node.src !== '' && !onLost.has(node);

new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) if (isNew(node)) follow(node);
}).observe(document.head, { childList: true });

addEventListener(
  'error',
  (event) => {
    const { target, error, filename } = event;
    // Only an error of reading a script has no place in its code.
    if (error instanceof SyntaxError && !/\n|@/.test(error.stack ?? '') && filename) {
      unreadable.add(filename);
      event.stopImmediatePropagation();
    }
    if (isNew(target)) follow(target);
    const lost = target && onLost.get(target);
    if (!lost) return;
    // Nobody else hears of a loss before it is final.
    event.stopImmediatePropagation();
    lost();
  },
  true,
);

// Before whoever asked for the script hears that it has loaded.
document.addEventListener(
  'load',
  (event) => {
    const { target } = event;
    const lost = target instanceof HTMLScriptElement && unreadable.delete(target.src) ? onLost.get(target) : undefined;
    if (!lost) return;
    event.stopImmediatePropagation();
    lost();
  },
  true,
);

export {};
