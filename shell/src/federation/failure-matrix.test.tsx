import { createInstance } from '@module-federation/runtime';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type {} from 'locales/texts/auth';
import { definePages } from 'shared-kit/contract';
import { aProfile, createMemoryAuth, createMemoryStore, profileDocument } from 'shared-kit/testing';
import { useLayoutEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { aRemote, renderConsole } from '../testing/render-console';
import { integrityOf, serveScripts, type Answer } from '../testing/serve-scripts';
import { loadPage } from './load-page';
import { readRegistry } from '../registry/registry';
import type { FederationRuntime } from './runtime';
import { STUCK_MS } from './slow-skeleton';

const REMOTES = ['auth', 'dashboards', 'admin-users', 'admin-domains', 'label-editor', 'api-keys'];

/* oxlint-disable typescript/only-throw-error -- a faulty page may throw anything */
const PAGES: Record<string, ComponentType> = {
  Fine: () => <h1>It works</h1>,
  Throws: () => {
    throw new Error('a bug of the remote');
  },
  ThrowsNull: () => {
    throw null;
  },
  ThrowsUndefined: () => {
    throw undefined;
  },
  ThrowsText: () => {
    throw 'a text';
  },
  RendersWithoutEnd: () => {
    const [count, setCount] = useState(0);
    setCount(count + 1);
    return null;
  },
  RendersWithoutEndInLayoutEffects: () => {
    const [count, setCount] = useState(0);
    const countOn = () => setCount(count + 1);
    useLayoutEffect(countOn);
    return null;
  },
  ReadsAnotherValueEachTime: () => (
    <>
      {Object.keys(
        useSyncExternalStore(
          () => () => {},
          () => ({}),
        ),
      )}
    </>
  ),
  Suspends: () => {
    throw new Promise(() => {});
  },
};
/* oxlint-enable typescript/only-throw-error */

/** The script of an entry with one page, as a build would write it. */
const entryOf = (name: string, page: string) =>
  `window[${JSON.stringify(name)}] = { init() {}, get: () => Promise.resolve(() => ({ pages: { Home: () => ${page} } })) };`;
const pageNamed = (page: string) => `Promise.resolve({ default: window.matrixPages.${page} })`;
const shows = (name: string, page: string) => entryOf(name, pageNamed(page));
const script = (body: string) => ({ status: 200, type: 'text/javascript', body });

interface Fault {
  answer: Answer;
  body?: string;
  contract?: number;
  /** The page loads, and fails when it renders. */
  crashes?: boolean;
}

const FAULTS: [string, (name: string) => Fault][] = [
  ['is absent', () => ({ answer: { ...script(''), status: 404 } })],
  ['is answered with 500', () => ({ answer: { ...script(''), status: 500 } })],
  ['never comes', () => ({ answer: 'never' })],
  ['has the wrong MIME type', (name) => ({ answer: { ...script(shows(name, 'Fine')), type: 'text/plain' }, body: shows(name, 'Fine') })],
  ['is a page instead of a script', () => ({ answer: { ...script('<!doctype html>'), type: 'text/html' }, body: '<!doctype html>' })],
  ['is a page that calls itself a script', () => ({ answer: script('<!doctype html>'), body: '<!doctype html>' })],
  ['throws when it is evaluated', () => ({ answer: script('throw new Error("evaluated")'), body: 'throw new Error("evaluated")' })],
  ['throws when it renders', stops('Throws')],
  ['throws null when it renders', stops('ThrowsNull')],
  ['throws undefined when it renders', stops('ThrowsUndefined')],
  ['throws a text when it renders', stops('ThrowsText')],
  ['renders without end', stops('RendersWithoutEnd')],
  ['renders without end in layout effects', stops('RendersWithoutEndInLayoutEffects')],
  ['reads a store with another value at each rendering', stops('ReadsAnotherValueEachTime')],
  ['suspends for ever', (name) => entryWith(name, pageNamed('Suspends'))],
  ['asks for a chunk that went with a release', (name) => entryWith(name, 'window.matrixChunk()')],
  [
    'has other bytes than its integrity hash',
    (name) => ({ answer: script(`${shows(name, 'Fine')};tampered()`), body: shows(name, 'Fine') }),
  ],
  ['is of an old contract', (name) => ({ ...entryWith(name, 'window.neverAsked()'), contract: 0 })],
  ['has no texts', (name) => entryWith(name, 'window.matrixTexts()')],
];

function stops(page: string) {
  return (name: string): Fault => ({ ...entryWith(name, pageNamed(page)), crashes: true });
}

function entryWith(name: string, page: string) {
  const body = entryOf(name, page);
  return { answer: script(body), body };
}

const missingChunk = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
const withoutTexts = definePages({
  namespace: 'auth',
  loadTexts: () => Promise.reject(new Error('no texts')),
  pages: { Home: () => Promise.resolve({ default: PAGES['Fine']! }) },
});

let cases = 0;

beforeEach(() => {
  for (const method of ['error', 'warn', 'log'] as const) jest.spyOn(console, method).mockImplementation(() => {});
  Object.assign(window, { matrixPages: PAGES, matrixChunk: missingChunk, matrixTexts: withoutTexts.Home });
});

/** Renders the console with six remotes, of which one fails. The federation runtime is real, the network is a double. */
async function consoleWith(faulty: string, fault: (typeof FAULTS)[number][1]) {
  cases += 1;
  const answers: Record<string, Answer> = {};
  const remotes = REMOTES.map((part, order) => {
    // Each case has its own name, since the runtime never forgets the name of a remote.
    const name = `mfe-${part}-${cases}`;
    const {
      answer,
      body = '',
      contract = 1,
    } = part === faulty ? fault(name) : { answer: script(shows(name, 'Fine')), body: shows(name, 'Fine') };
    const entry = `http://${part}.test/${name}/remoteEntry.js`;
    answers[entry] = answer;
    const drawer = [{ section: 'user' as const, order, label: 'x:y', labels: { 'en-US': `Open ${part}` }, icon: 'key', to: `/${part}` }];
    return aRemote(
      name,
      {},
      { entry, integrity: integrityOf(body), contract, drawer, routes: [{ path: `/${part}`, page: 'Home', access: 'protected' }] },
    );
  });
  const asked = serveScripts(answers);
  const registry = readRegistry({ schema: 1, remotes }, { remoteOrigins: REMOTES.map((part) => `http://${part}.test`) })!;
  const runtime = createInstance({ name: `shell-${cases}`, remotes: [] }) as FederationRuntime;
  await renderConsole({
    auth: createMemoryAuth([{ uid: 'ana' }], 'ana'),
    store: createMemoryStore(profileDocument(aProfile({ uid: 'ana', keyUser: true, pwUpdated: true, companies: [] }))),
    remotes: registry.remotes,
    leftOut: registry.leftOut,
    loadPage: (remote, page, options) => loadPage(remote, page, { ...options, runtime }),
  });
  const other = REMOTES.find((part) => part !== faulty);
  await screen.findByText(`Open ${other}`);
  jest.useFakeTimers();
  const open = async (part: string, ms = 1000) => {
    fireEvent.click(screen.getByText(`Open ${part}`));
    await act(() => jest.advanceTimersByTimeAsync(ms));
  };
  return { asked, open };
}

describe.each(FAULTS)('a remote whose entry %s', (what, fault) => {
  it('SHELL is named, and the shell and the other five remotes work', async () => {
    // Only names tell the six remotes of this test apart, so that one stands for all.
    const faulty = REMOTES[0]!;
    const { asked, open } = await consoleWith(faulty, fault);
    if (what === 'is of an old contract') {
      expect(screen.queryByText(`Open ${faulty}`)).toBeNull();
      expect(screen.getByRole('alert')).toHaveTextContent('made for contract 0, this console has 1');
      expect(asked.some((url) => url.includes(`//${faulty}.test/`))).toBe(false);
    } else {
      await open(faulty, STUCK_MS + 1000);
      const alert = within(screen.getByRole('main')).getByRole('alert');
      expect(alert).toHaveTextContent(new RegExp(`mfe-${faulty}-\\d+ ${fault('').crashes ? 'has stopped' : 'is not available'}`));
      expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
    }
    for (const other of REMOTES.filter((part) => part !== faulty)) {
      await open(other);
      // Queries by text, because a hundred queries by role would take a minute.
      expect(screen.getByText('It works')).toBeVisible();
    }
  });
});
