import { SIGNED_IN_KEY } from '../account/signed-in-mark';

const entry = (name: string) => ({ url: `https://${name}.example/remoteEntry.js`, integrity: `sha384-${name}` });
const FIRST = { here: entry('mfe-start'), login: entry('mfe-auth') };

/** Runs the first script of a page for which the web server has written `first`. Returns what the page fetches ahead, and the files it asks for. */
function run(first: string | undefined) {
  if (first === undefined) delete document.documentElement.dataset['first'];
  else document.documentElement.dataset['first'] = first;
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  jest.isolateModules(() => void jest.requireActual('./first-script'));
  return {
    links: [...document.querySelectorAll('link')].map(({ rel, as, href, integrity, crossOrigin }) => ({
      rel,
      as,
      href,
      integrity,
      crossOrigin,
    })),
    files: asked.mock.calls.map(([path]) => path),
  };
}

afterEach(() => {
  document.head.replaceChildren();
  jest.restoreAllMocks();
  delete window.startRequests;
});

const ahead = (name: string) => [
  { rel: 'preload', as: 'script', href: entry(name).url, integrity: entry(name).integrity, crossOrigin: 'anonymous' },
];

it('ADD-TRUST-05 the page fetches the entry of the login page ahead, with its integrity hash, if nobody was signed in', () => {
  expect(run(JSON.stringify(FIRST)).links).toEqual(ahead('mfe-auth'));
});

it('ADD-TRUST-05 the page fetches the entry of the page at its path ahead if a user was signed in at the last visit', () => {
  localStorage.setItem(SIGNED_IN_KEY, '1');
  expect(run(JSON.stringify(FIRST)).links).toEqual(ahead('mfe-start'));
});

it.each([
  ['no entry', undefined],
  ['an entry of another page only', JSON.stringify({ here: FIRST.here })],
  ['nothing that can be read', '{'],
])('ADD-TRUST-01 the page fetches no entry ahead where the server has written %s, and asks for its files all the same', (_what, first) => {
  expect(run(first)).toEqual({ links: [], files: ['/config.json', '/registry.json'] });
});

it('ADD-MENU-01 the page has the remembered theme before anything is painted', () => {
  localStorage.setItem('theme', 'dark');
  run(undefined);
  expect(document.documentElement.dataset['scheme']).toBe('dark');
  delete document.documentElement.dataset['scheme'];
});
