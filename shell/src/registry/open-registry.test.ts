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

it.each<[string, () => unknown]>([
  ['no signature', () => plain],
  ['the signature of somebody else', () => theirs.sign(plain)],
  ['a signature that is none', () => ({ ...plain, signature: '%%%' })],
  [
    'a changed entry',
    async () => ({ ...(await ours.sign(plain)), remotes: [aRemote('mfe-x', {}, { entry: 'https://evil.example/remoteEntry.js' })] }),
  ],
  ['a field more', async () => ({ ...(await ours.sign(plain)), more: 1 })],
  ['the signature of an older registry', async () => ({ ...(await ours.sign(plain)), serial: 8 })],
  ['nothing', () => undefined],
])('ADD-TRUST-02 takes nothing of a registry with %s', async (_what, json) => {
  expect(await namesIn(await json(), ours.key)).toBeNull();
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

  it('ADD-TRUST-02 with another key may have any number, after which registries of the replaced key are refused', async () => {
    const both = `${ours.key} ${theirs.key}`;
    expect(await opened(both, ours.sign(numbered(50)), theirs.sign(numbered(3)), theirs.sign(numbered(2)))).toEqual([
      'taken',
      'taken',
      'older',
    ]);
    localStorage.clear();
    expect(await opened(both, ours.sign(numbered(10)), theirs.sign(numbered(11)), ours.sign(numbered(10)))).toEqual([
      'taken',
      'taken',
      'older',
    ]);
    // Without the key that was lost, what it has signed counts no longer.
    localStorage.clear();
    expect(await opened(both, ours.sign(numbered(7)), theirs.sign(numbered(Number.MAX_SAFE_INTEGER)))).toEqual(['taken', 'taken']);
    expect(await opened(ours.key, ours.sign(numbered(8)))).toEqual(['taken']);
  });

  it('ADD-TRUST-02 needs no number, and stores none, if signatures are not required', async () => {
    expect(await namesIn(numbered(99))).toEqual(['mfe-x']);
    expect(await opened(ours.key, Promise.resolve(numbered(99)), ours.sign(numbered(7)))).toEqual(['unsigned', 'taken']);
    expect(await namesIn(numbered(1))).toEqual(['mfe-x']);
  });

  it.each([undefined, '8', 1.5, 2 ** 53])('ADD-TRUST-02 is refused with the invalid number %j', async (serial) => {
    expect(await opened(ours.key, ours.sign(numbered(serial)))).toEqual(['unsigned']);
  });

  it('ADD-TRUST-02 is refused when it has expired', async () => {
    const until = (expires: unknown) => ours.sign(numbered(7, { expires }));
    expect(
      await opened(
        ours.key,
        until(new Date(Date.now() + 60_000).toISOString()),
        until(new Date(Date.now() - 1).toISOString()),
        until('soon'),
        until(null),
      ),
    ).toEqual(['taken', 'expired', 'expired', 'expired']);
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

describe('the origin of a remote', () => {
  const from = (entry: string, canary?: object) => ({
    schema: 1,
    remotes: [aRemote('mfe-x', {}, { entry, ...canary }), aRemote('mfe-y', {})],
  });
  const readFrom = async (entry: string, settings: Parameters<typeof openRegistry>[1]) => {
    const registry = await openRegistry(from(entry), settings);
    return { used: registry?.remotes.map(({ name }) => name), leftOut: registry?.leftOut };
  };

  it.each([
    ['/remotes/mfe-x/1/remoteEntry.js', {}],
    ['http://localhost/remotes/mfe-x/1/remoteEntry.js', {}],
    ['https://cdn.example/x.js', { remoteOrigins: ['https://cdn.example'] }],
    ['https://cdn.example:443/x.js', { remoteOrigins: ['https://cdn.example'] }],
    ['http://127.0.0.1:5201/remoteEntry.js', { allowOverrides: true }],
  ])('ADD-TRUST-01 may be %s with %j', async (entry, settings) => {
    expect(await readFrom(entry, settings)).toEqual({ used: ['mfe-x', 'mfe-y'], leftOut: [] });
  });

  it.each([
    ['https://cdn.example/x.js', {}, 'https://cdn.example'],
    ['http://cdn.example/x.js', { remoteOrigins: ['https://cdn.example'] }, 'http://cdn.example'],
    ['https://cdn.example:8443/x.js', { remoteOrigins: ['https://cdn.example'] }, 'https://cdn.example:8443'],
    ['https://cdn.example.evil.example/x.js', { remoteOrigins: ['https://cdn.example'] }, 'https://cdn.example.evil.example'],
    ['https://cdn.example@evil.example/x.js', { remoteOrigins: ['https://cdn.example'], allowOverrides: true }, 'https://evil.example'],
    ['http://127.0.0.1:5201/remoteEntry.js', {}, 'http://127.0.0.1:5201'],
    ['http://localhost:8080/remoteEntry.js', { allowOverrides: false }, 'http://localhost:8080'],
  ])('ADD-TRUST-01 may not be %s with %j, which is named', async (entry, settings, origin) => {
    expect(await readFrom(entry, settings)).toEqual({ used: ['mfe-y'], leftOut: [{ name: 'mfe-x', fault: { reason: 'origin', origin } }] });
  });

  it('ADD-TRUST-01 is checked for a canary too, which nobody gets from an unknown origin', async () => {
    const canary = { percent: 100, remote: aRemote('mfe-x', {}, { version: '2.0.0', entry: 'https://evil.example/x.js' }) };
    const registry = await openRegistry(from('/x.js', { canary }), {});
    expect(registry?.choose?.({ uid: 'a', companies: [] })?.remotes[0]?.version).toBe('1.0.0');
  });
});
