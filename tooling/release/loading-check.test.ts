import { scopeStyles } from '../webpack/scoped-styles';
import type { BuiltRemote } from './built-remote';
import { loadingCheck } from './loading-check';

/** Code that runs before that of a part and defines what the console's page has too. */
const PREPARED = `
  const { adoptStyles } = await this.share('shared-kit/ui-core');
  const { createElement } = await this.share('react');
  const page = async () => ({ default: () => createElement('p') });
`;

/**
 * A built remote. Its `remote.json` names `named`, by default the pages of `pages`. `entry` is code of its entry, `pages` the loaders of its pages, `before`
 * code that runs when they are imported.
 */
function aBuilt({
  entry = '',
  before = '',
  pages = { Home: 'page' },
  named = Object.keys(pages),
  finder = '{ find() {} }',
  styleScope = 'mfe-x-1a2b3c4d',
}: Partial<Record<'entry' | 'before' | 'finder' | 'styleScope', string>> & { pages?: Record<string, string>; named?: string[] } = {}) {
  const loaders = Object.entries(pages).map(([name, load]) => `${name}: ${load}`);
  const script = `${entry};
    window['mfe-x'] = {
      init(shares) { this.share = async (of) => { const [one] = Object.values(shares[of]); return one.lib ? one.lib() : (await one.get())(); }; },
      async get(exposed) {
        ${PREPARED}
        if (exposed === './finder') return () => (${finder});
        ${before};
        return () => ({ pages: { ${String(loaders)} }, styleScope: ${JSON.stringify(styleScope)} });
      },
    };`;
  const routes = named.flatMap((page) => [
    { path: `/x/${page}`, page },
    { path: `/x/${page}/:company`, page },
  ]);
  return {
    entry: { name: 'mfe-x', version: '1.0.0', entry: 'remoteEntry.js', integrity: '', routes, finder: true },
    files: new Map([['remoteEntry.js', Buffer.from(script)]]),
  };
}

const adopt = (css: string) => `adoptStyles(${JSON.stringify(css)})`;
const refusalOf = (built: BuiltRemote, limitMs?: number) =>
  loadingCheck(built, limitMs).then(
    () => 'not refused',
    (error) => error.message,
  );

it('ADD-RELEASE-05 a remote is accepted if all pages and the finder can be loaded and its style sheets apply only to its pages and shadow roots', async () => {
  const shadow = "new CSSStyleSheet().replaceSync(':host{color:red}')";
  expect(await loadingCheck(aBuilt({ before: `${adopt(scopeStyles('h1{color:red}', 'mfe-x-1a2b3c4d'))}; ${shadow}` }))).toEqual([]);
});

it.each([
  [
    'when its entry is run',
    { entry: "throw new Error('no entry today')" },
    './pages cannot be loaded: Error: no entry today; ./finder cannot be loaded: ',
  ],
  ['when its pages are imported', { before: 'null.stock' }, './pages cannot be loaded: TypeError: Cannot read properties of null'],
])('ADD-RELEASE-05 a remote that throws %s is refused with the reason', async (_when, faulty, words) => {
  expect(await refusalOf(aBuilt(faulty))).toContain(`The console could not use mfe-x as it is built: ${words}`);
});

it('ADD-RELEASE-05 a remote with a missing or failing page or finder is refused with the name and the reason', async () => {
  const pages = {
    Throws: "() => Promise.reject(new RangeError('no stock'))",
    Empty: 'async () => ({ default: 7 })',
    Silent: '() => Promise.reject(null)',
    Wrong: '7',
    Fine: 'page',
  };
  const refused = await refusalOf(aBuilt({ pages, named: [...Object.keys(pages), 'Missing'], finder: '{}' }));
  expect(refused.split('\n')[0].split('; ')).toEqual([
    'The console could not use mfe-x as it is built: the page Throws cannot be loaded: RangeError: no stock',
    'the page Empty cannot be loaded: Error: its module exports no component as default',
    'the page Silent cannot be loaded: null',
    'the page Wrong cannot be loaded: Error: pages.ts has no function that loads it',
    'the page Missing cannot be loaded: Error: remote.json names it, and pages.ts does not have it',
    './finder cannot be loaded: Error: it exports no function find. Nothing was changed.',
  ]);
});

it('ADD-RELEASE-05 a remote whose style sheets apply to the whole console is refused, however it adds them', async () => {
  const before = `
    ${adopt('h1{color:red}')};
    ${adopt('/*styles of mfe-x-1a2b3c4d*/.ic-button{display:none}')};
    ${adopt(scopeStyles('h2{color:red}', 'mfe-y-1'))};
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{color:red}' }));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('i{color:red}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]`;
  const refused = await refusalOf(aBuilt({ before }));
  for (const text of ['h1{color:red}', 'i{color:red}', '<style>p{color:red}</style>'])
    expect(refused).toContain(`a style sheet of it applies to the whole console (${text})`);
  expect(refused).toContain('the rule for .ic-button applies to the whole console');
  expect(refused).toMatch(
    /\(\/\*styles of mfe-y-1\*\/h2:where\(\.mfe-y-1 \*\)\{color:red\}\) may not be shown: it was not made for its pages alone/,
  );
});

it('ADD-RELEASE-05 a remote that exports the style class of another remote is refused', async () => {
  const built = aBuilt({ before: adopt(scopeStyles('h1{color:red}', 'mfe-y-1')), styleScope: 'mfe-y-1' });
  expect(await refusalOf(built)).toContain('its pages.ts exports no styleScope');
});

it('ADD-RELEASE-05 a remote that runs endlessly or exhausts the memory when it is imported is refused with the name of the part', async () => {
  // It waits for ever and blocks its thread, as an endless loop does, but takes no processor from the tests beside it.
  const forEver = '() => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)';
  const [endless, greedy] = await Promise.all([
    refusalOf(aBuilt({ pages: { Home: forEver } }), 12_000),
    refusalOf(aBuilt({ pages: { Home: '() => { for (const all = []; ; ) all.push(new Array(1e6).fill(all.length)); }' } })),
  ]);
  expect(endless).toContain('the page Home cannot be loaded: it did not end within 12 seconds');
  expect(greedy).toMatch(/the page Home cannot be loaded: the process ended with /);
});

it('ADD-RELEASE-05 pages that need a browser when they are imported are reported as not tried; one that fails for another reason is refused', async () => {
  const canvas = "document.createElement('canvas').getContext('2d')";
  const needing = (code: string) => `async () => { ${code}; return page(); }`;
  const pages = {
    Worker: needing("new Worker('x.js')"),
    Offscreen: needing('new OffscreenCanvas(1, 1)'),
    Network: needing("(await fetch('/api/health')).ok"),
    Fonts: needing('await document.fonts.ready'),
    Canvas: needing(`${canvas}.fillRect(0, 0, 1, 1)`),
  };
  const webgl = needing(`if (!${canvas}) throw new Error('WebGL is not supported')`);
  expect(await loadingCheck(aBuilt({ pages: { ...pages, WebGL: webgl, Fine: 'page' } }))).toEqual([
    'the page Worker of mfe-x was not tried: it needs Worker.',
    'the page Offscreen of mfe-x was not tried: it needs OffscreenCanvas.',
    'the page Network of mfe-x was not tried: it needs fetch.',
    'the page Fonts of mfe-x was not tried: it needs fonts.',
    'the page Canvas of mfe-x was not tried: it needs canvas.',
    'the page WebGL of mfe-x was not tried: it needs canvas.',
  ]);
  expect(await refusalOf(aBuilt({ pages: { Home: needing(`${canvas}; throw new Error('my own mistake')`) } }))).toContain(
    'the page Home cannot be loaded: Error: my own mistake',
  );
});

it('ADD-RELEASE-05 a remote under check cannot write files, start programs or read the environment', async () => {
  process.env.PUBLISHING_SECRET = 'of the publisher';
  const escape = "const inside = Response.constructor('return process')()";
  const pages = {
    Writes: "async () => inside.getBuiltinModule('fs').writeFileSync(inside.cwd() + '/written-by-a-remote', '')",
    Starts: "async () => inside.getBuiltinModule('child_process').execSync('true')",
    Sees: '() => Promise.reject(new Error(`sees ${inside.env.PUBLISHING_SECRET}`))',
  };
  const refused = await refusalOf(aBuilt({ before: escape, pages }));
  delete process.env.PUBLISHING_SECRET;
  expect(refused).toMatch(
    /the page Writes cannot be loaded: Error: Access to this API has been restricted.*the page Starts cannot be loaded: Error: Access to this API has been restricted.*Error: sees undefined/s,
  );
});
