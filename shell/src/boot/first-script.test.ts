import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [, FIRST_SCRIPT = ''] = /<script>([^]*?)<\/script>/.exec(readFileSync(join(__dirname, '../index.html'), 'utf8')) ?? [];

const aListed = (name: string, path: string, more: object = {}) => ({
  name,
  entry: `https://${name}.example/remoteEntry.js`,
  contract: 1,
  integrity: `sha384-${name}`,
  routes: [{ path }],
  ...more,
});
const REMOTES = [aListed('mfe-start', '/'), aListed('mfe-auth', '/login')];

const CONFIG = { remoteOrigins: ['mfe-start', 'mfe-auth', 'mfe-newer'].map((name) => `https://${name}.example`) };

/** Runs the inline script of the page, as the browser does before it loads the console's code. Returns the URLs that it fetches. */
async function aheadWith(config: unknown, registry: unknown): Promise<{ href: string; integrity: string; crossOrigin: string | null }[]> {
  const answers: Record<string, unknown> = { '/config.json': config, '/registry.json': registry };
  jest.spyOn(globalThis, 'fetch').mockImplementation((path) => Promise.resolve(new Response(JSON.stringify(answers[String(path)]))));
  const script = document.createElement('script');
  script.text = FIRST_SCRIPT;
  document.documentElement.dataset['kit'] = '1.4.2';
  document.head.append(script);
  await Promise.all(window.startRequests ?? []);
  await new Promise((resolve) => setTimeout(resolve));
  return [...document.querySelectorAll('link')].map(({ href, integrity, crossOrigin }) => ({ href, integrity, crossOrigin }));
}

afterEach(() => {
  document.head.replaceChildren();
  delete window.startRequests;
});

describe('the scripts that the page preloads before the console’s code runs', () => {
  it('include the entry of the first page, with its integrity hash', async () => {
    expect(await aheadWith(CONFIG, { schema: 1, remotes: REMOTES })).toEqual([
      { href: 'https://mfe-auth.example/remoteEntry.js', integrity: 'sha384-mfe-auth', crossOrigin: 'anonymous' },
    ]);
  });

  it('include the entry of the URL’s page if a user was signed in at the last visit', async () => {
    localStorage.setItem('signedIn', '1');
    const remotes = [aListed('mfe-newer', '/', { kit: '2.0.0' }), aListed('mfe-start', '/', { kit: '1.3.9' })];
    expect(await aheadWith(CONFIG, { schema: 1, remotes })).toMatchObject([{ href: 'https://mfe-start.example/remoteEntry.js' }]);
  });

  it.each<[string, unknown, unknown]>([
    [
      'a registry that has to be signed, whether or not it is',
      { ...CONFIG, registryKey: 'AAAA' },
      { schema: 1, signature: 'BBBB', remotes: REMOTES },
    ],
    [
      'a remote with a canary, which is not chosen yet',
      CONFIG,
      { schema: 1, remotes: [aListed('mfe-auth', '/login', { canary: { percent: 10 } })] },
    ],
    ['a remote without integrity', CONFIG, { schema: 1, remotes: [aListed('mfe-auth', '/login', { integrity: '' })] }],
    ['a remote for a newer kit', CONFIG, { schema: 1, remotes: [aListed('mfe-auth', '/login', { kit: '1.5.0' })] }],
    ['a remote for an older kit', CONFIG, { schema: 1, remotes: [aListed('mfe-auth', '/login', { kit: '0.4.2' })] }],
    ['a remote of another contract', CONFIG, { schema: 1, remotes: [aListed('mfe-auth', '/login', { contract: 2 })] }],
    [
      'a remote from an origin that the operator does not name',
      { remoteOrigins: ['https://mfe-start.example'] },
      { schema: 1, remotes: REMOTES },
    ],
    ['a remote from elsewhere, where the config names no origin', {}, { schema: 1, remotes: REMOTES }],
    ['an entry without routes', CONFIG, { schema: 1, remotes: [{ ...aListed('mfe-auth', '/login'), routes: null }] }],
    ['garbage', CONFIG, null],
    ['a config that is none', null, { schema: 1, remotes: REMOTES }],
  ])('ADD-TRUST-01 ADD-FIT-01 is nothing of %s', async (_what, config, registry) => {
    expect(await aheadWith(config, registry)).toEqual([]);
  });
});
