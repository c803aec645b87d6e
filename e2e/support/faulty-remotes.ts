import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** The answer of a remote's origin to a request for its entry; undefined when it never answers. */
type Answer = { status?: number; contentType?: string; body: string } | undefined;

export interface FaultyRemote {
  name: string;
  title: string;
  /** The console leaves the remote out because of its registry entry, and requests none of its files. */
  leftOut?: boolean;
  /** The page waits for the remote, and says so after a while. */
  waits?: boolean;
}

interface Fault extends Omit<FaultyRemote, 'name'> {
  answer: (name: string) => Answer;
  /** The entry script that matches the registry's hash, when the origin answers with another one. */
  listedEntry?: (name: string) => string;
  contract?: number;
}

interface EndlessFault extends Fault {
  /** The console stops the page by itself. */
  ends?: boolean;
}

/** An entry script with one page, as a build would make it. The page gets the modules that the console shares. */
const entryWith = (page: string) => (name: string) =>
  `window[${JSON.stringify(name)}] = {
    init(shares) { this.share = async (of) => { const [one] = Object.values(shares[of]); return one.lib ? one.lib() : (await one.get())(); }; },
    async get() {
      const React = await this.share('react');
      const { definePages } = await this.share('shared-kit/contract');
      const shows = (Page) => ({ Home: () => Promise.resolve({ default: Page }) });
      return () => ({ pages: ${page} });
    },
  };`;

const FINE = "shows(() => 'It works')";
const brings = (page: string) => (name: string) => ({ body: entryWith(page)(name) });

const FAULTS: Fault[] = [
  { title: 'Absent', answer: () => ({ status: 404, body: '' }) },
  { title: 'Out of order', answer: () => ({ status: 500, body: 'out of order' }) },
  { title: 'Never there', answer: () => undefined, waits: true },
  { title: 'Of another type', answer: (name) => ({ contentType: 'text/plain', body: entryWith(FINE)(name) }) },
  { title: 'A page', answer: () => ({ contentType: 'text/html', body: '<!doctype html>' }) },
  { title: 'A page as a script', answer: () => ({ body: '<!doctype html>' }) },
  { title: 'Throwing at once', answer: () => ({ body: "throw new Error('mfe-faulty evaluated')" }) },
  { title: 'Throwing later', answer: brings("shows(() => { throw new Error('mfe-faulty rendered'); })") },
  { title: 'Throwing null', answer: brings('shows(() => { throw null; })') },
  { title: 'Endless', answer: brings('shows(() => { const [count, setCount] = React.useState(0); setCount(count + 1); return null; })') },
  { title: 'Suspended', answer: brings('shows(() => { throw new Promise(() => {}); })'), waits: true },
  {
    title: 'Without its chunk',
    answer: brings(
      "{ Home: () => Promise.reject(Object.assign(new Error('Loading chunk 7 of mfe-faulty failed.'), { name: 'ChunkLoadError' })) }",
    ),
  },
  { title: 'Tampered with', answer: (name) => ({ body: `${entryWith(FINE)(name)};tampered()` }), listedEntry: entryWith(FINE) },
  { title: 'Of old', answer: brings(FINE), contract: 0, leftOut: true },
  {
    title: 'Speechless',
    answer: brings(
      "definePages({ namespace: 'faulty', loadTexts: () => Promise.reject(new Error('mfe-faulty has no texts')), pages: shows(() => null) })",
    ),
  },
];

/** A page that counts its renderings. Each rendering schedules the next by the code in `schedule`. */
const counting = (schedule: string) =>
  brings(
    `shows(() => { const [number, setNumber] = React.useState(0); const next = () => setNumber(number + 1); ${schedule}; return 'Number ' + number; })`,
  );

/** Pages of which each rendering schedules the next. */
export const FAULTS_OF_RENDERING: readonly EndlessFault[] = [
  { title: 'Endless effect', answer: counting('React.useEffect(next)'), ends: true },
  {
    title: 'Endless slow effect',
    answer: counting('React.useEffect(next); for (const end = performance.now() + 60; performance.now() < end; );'),
    ends: true,
  },
  { title: 'Endless layout effect', answer: counting('React.useLayoutEffect(next)'), ends: true },
  { title: 'Endless store', answer: counting('React.useSyncExternalStore(() => () => {}, () => ({}))'), ends: true },
  { title: 'Endless transition', answer: counting('React.useEffect(() => React.startTransition(next))') },
  { title: 'Endless timer', answer: counting('React.useEffect(() => { setTimeout(next); })') },
  { title: 'Endless promise', answer: counting('React.use(new Promise((resolve) => setTimeout(resolve, 5)))') },
];

const hashOf = (body: string) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** Adds a remote for each fault to the registry of a page. Each has its own origin, on the ports from `firstPort` on. */
export async function addFaultyRemotes(page: Page, firstPort: number, faults: readonly Fault[] = FAULTS): Promise<FaultyRemote[]> {
  const registry = (await (await page.request.get('/registry.json')).json()) as { remotes: object[] };
  const added = faults.map(({ title, answer, listedEntry, contract = 1, ...expectations }, place) => {
    const name = `mfe-faulty-${String.fromCharCode(97 + place)}`;
    const answered = answer(name);
    const body = listedEntry?.(name) ?? answered?.body ?? '';
    const labels = { 'en-US': title };
    const entry = `http://localhost:${firstPort + place}/remoteEntry.js`;
    const path = `/${name.replace('mfe-', '')}`;
    return {
      answered,
      faulty: { name, title, ...expectations },
      listed: {
        ...{
          name,
          version: '1.0.0',
          entry,
          integrity: hashOf(body),
          contract,
          namespace: 'faulty',
          titles: labels,
          quickAccess: [],
          links: {},
        },
        routes: [{ path, page: 'Home', access: 'elevated' }],
        drawer: [{ section: 'user', order: 100 + place, label: 'faulty:title', labels, icon: 'open', to: path }],
      },
    };
  });
  await page.route('**/registry.json', (route) =>
    route.fulfill({ json: { ...registry, remotes: [...registry.remotes, ...added.map(({ listed }) => listed)] } }),
  );
  for (const { listed, answered } of added) {
    await page.route(listed.entry, async (route) => {
      if (answered)
        await route.fulfill({
          status: 200,
          contentType: 'text/javascript',
          ...answered,
          headers: { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' },
        });
    });
  }
  return added.map(({ faulty }) => faulty);
}
