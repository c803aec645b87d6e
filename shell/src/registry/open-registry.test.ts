import { aRemote } from '../testing/render-console';
import { aSigningKey } from '../testing/signing-key';
import { openRegistry } from './open-registry';
import { lastRefusal } from './registry-signature';

const { subtle } = crypto;

const plain = { schema: 1, serial: 7, remotes: [aRemote('mfe-x', {})] };

let ours: Awaited<ReturnType<typeof aSigningKey>>;
let theirs: typeof ours;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([aSigningKey(), aSigningKey()]);
});
afterEach(() => Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true }));

const namesIn = async (json: unknown, keys?: string) =>
  (await openRegistry(json, { registryKey: keys }))?.remotes.map(({ name }) => name) ?? null;

it('ADD-TRUST-02 a registry is accepted if it is signed by the key of the config, or by one of several', async () => {
  const signed = await ours.sign(plain);
  expect(await namesIn(signed, ours.key)).toEqual(['mfe-x']);
  expect(await namesIn(signed, `${theirs.key} ${ours.key}`)).toEqual(['mfe-x']);
  expect(await namesIn(JSON.parse(JSON.stringify(signed, null, 1)), ours.key)).toEqual(['mfe-x']);
});

it('without a key in the config no signature is needed', async () => {
  expect(await namesIn(plain)).toEqual(['mfe-x']);
});

it('ADD-TRUST-02 a registry is refused if keys cannot be read or the browser cannot check signatures', async () => {
  expect(await namesIn(await ours.sign(plain), 'AAAA')).toBeNull();
  const signed = await ours.sign(plain);
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  expect(await namesIn(signed, ours.key)).toBeNull();
});

describe('a signed registry after an earlier one', () => {
  const numbered = (serial: unknown, more: object = {}) => ({ ...plain, serial, ...more });
  /** The results of opening these registries in order. */
  const opened = async (keys: string, ...registries: Promise<object>[]) => {
    const results = [];
    for (const registry of registries) results.push((await namesIn(await registry, keys)) ? 'taken' : lastRefusal());
    return results;
  };

  /** The code as a page that is opened now runs it. */
  function anotherPage() {
    let code!: typeof import('./registry-signature');
    jest.isolateModules(() => (code = jest.requireActual('./registry-signature')));
    return code;
  }

  it('ADD-TRUST-02 is refused if its number is lower than an earlier one, also by a page that is opened later', async () => {
    expect(
      await opened(
        ours.key,
        ours.sign(numbered(7)),
        ours.sign(numbered(7)),
        ours.sign(numbered(6)),
        ours.sign(numbered(8)),
        ours.sign(numbered(7)),
      ),
    ).toEqual(['taken', 'taken', 'older', 'taken', 'older']);
    const later = anotherPage();
    expect(await later.refusalOf(await ours.sign(numbered(7)), ours.key)).toBe('older');
    expect(await later.refusalOf(await ours.sign(numbered(8)), ours.key)).toBeNull();
  });

  it('ADD-TRUST-02 needs no number, and stores none, if signatures are not required', async () => {
    expect(await namesIn(numbered(99))).toEqual(['mfe-x']);
    expect(await opened(ours.key, Promise.resolve(numbered(99)), ours.sign(numbered(7)))).toEqual(['unsigned', 'taken']);
    expect(await namesIn(numbered(1))).toEqual(['mfe-x']);
  });

  it.each(['{', '7', '[["x"]]', '[[7,8]]', 'null'])(
    'ADD-TRUST-02 is compared with the numbers in the page’s memory if the stored value is %s',
    async (stored) => {
      localStorage.setItem('registrySerials', stored);
      const { refusalOf } = anotherPage();
      expect([await refusalOf(await ours.sign(numbered(7)), ours.key), await refusalOf(await ours.sign(numbered(6)), ours.key)]).toEqual([
        null,
        'older',
      ]);
    },
  );

  it('ADD-TRUST-02 is compared with the numbers in the page’s memory if storage is switched off', async () => {
    const off = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const [get, set] = [
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(off),
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(off),
    ];
    const { refusalOf } = anotherPage();
    expect([await refusalOf(await ours.sign(numbered(7)), ours.key), await refusalOf(await ours.sign(numbered(6)), ours.key)]).toEqual([
      null,
      'older',
    ]);
    for (const spy of [get, set]) spy.mockRestore();
  });
});

describe('an override that a developer has stored', () => {
  const OVERRIDE = 'http://localhost:5201/remoteEntry.js';
  const json = {
    schema: 1,
    remotes: [{ ...aRemote('mfe-x', {}), canary: { companies: ['acme'], remote: aRemote('mfe-x', {}, { version: '2.0.0' }) } }],
  };
  beforeEach(() => localStorage.setItem('remoteOverrides', JSON.stringify({ 'mfe-x': OVERRIDE })));

  it('takes the place of the entry, before the sign-in and after it, whoever gets the canary', async () => {
    const opened = await openRegistry(json, { allowOverrides: true });
    const chosen = opened?.choose?.({ uid: 'a', companies: ['acme'] });
    expect([opened, chosen].map((registry) => registry?.remotes[0])).toMatchObject([
      { entry: OVERRIDE, integrity: '', overridden: true, version: '1.0.0' },
      { entry: OVERRIDE, integrity: '', overridden: true, version: '2.0.0' },
    ]);
  });

  it('counts for nothing where the config does not allow overrides', async () => {
    const opened = await openRegistry(json, {});
    expect(opened?.remotes[0]).toMatchObject({ integrity: expect.stringMatching(/^sha/) });
    expect(opened?.remotes[0]?.overridden).toBeUndefined();
  });
});
