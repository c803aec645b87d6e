import fc from 'fast-check';
import { tryFor } from 'tooling/fuzz';
import { faultWords } from './fault-words';
import { parseRegistry } from './registry';

const PARTS = 2;

const VALID = {
  name: 'mfe-x',
  version: '1.0.0-aa',
  entry: '/remotes/mfe-x/1.0.0-aa/remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  kit: '5.0.0',
  contract: 1,
  namespace: 'x',
  title: 'x:title',
  titles: { 'en-US': 'X' },
  routes: [{ path: '/x/:company', page: 'Start', access: 'protected', openToAll: false, under: 'company' }],
  drawer: [
    { section: 'user', order: 1, label: 'x:y', labels: { 'en-US': 'Y' }, icon: 'key', to: '/x/:company', for: 'company', keys: 'g x' },
  ],
  quickAccess: [{ for: 'company', icon: 'key', to: '/x/:company', onSearch: true }],
  links: { x: { path: '/x/:company', state: ['name'], version: 2 }, y: '/x/:company' },
  uses: ['users', 'sessions@3'],
  finder: true,
};

const odd = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom<unknown>(
    '__proto__',
    'constructor',
    '..',
    '/..',
    '//host',
    '/\\host',
    '/x/:company',
    'javascript:alert(1)',
    -0,
    1e308,
    [],
    {},
    null,
    'a'.repeat(300),
  ),
);

/** A value with some places in it changed, left out or added to. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null)
    return fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: odd });
  if (Array.isArray(value))
    return fc.oneof({ weight: 8, arbitrary: fc.array(fc.oneof(...value.map(spoiled)), { maxLength: 3 }) }, { weight: 1, arbitrary: odd });
  const fields = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoiled(one)]));
  const all = fc.record(fields);
  const some = fc.record(fields, { requiredKeys: [] });
  const more = fc
    .tuple(all, fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'toString', 'length')), odd, { maxKeys: 2 }))
    .map(([own, others]) => ({ ...own, ...others }));
  return fc.oneof(
    { weight: 6, arbitrary: all },
    { weight: 1, arbitrary: some },
    { weight: 1, arbitrary: more },
    { weight: 1, arbitrary: odd },
  );
}

const registry = fc.oneof(
  { weight: 8, arbitrary: fc.record({ schema: fc.constant(1), remotes: fc.array(spoiled(VALID), { maxLength: 4 }) }) },
  { weight: 1, arbitrary: odd },
);

it('ADD-52 ADD-FIT-01 the console takes what it can use of any registry, and has words for the rest', async () => {
  await tryFor({ runs: 1500, parts: PARTS }, (options) =>
    fc.assert(
      fc.property(registry, (json) => {
        const reading = parseRegistry(json);
        if (reading === null) return;
        const listed = (json as { remotes: unknown[] }).remotes.length;
        expect(reading.remotes.length + reading.leftOut.length).toBe(listed);
        for (const { name, fault } of reading.leftOut)
          expect([typeof name, faultWords(fault)]).toEqual(['string', expect.not.stringContaining('{{')]);
        expect(new Set(reading.remotes.map(({ name }) => name)).size).toBe(reading.remotes.length);
        for (const { entry, routes, drawer } of reading.remotes) {
          expect(entry).not.toMatch(/^(javascript|data|blob|file):/i);
          for (const { path } of routes) expect(path).toMatch(/^\/(?!\/)/);
          for (const { to } of drawer) expect(to).toMatch(/^\/(?!\/)/);
        }
        // What was taken is taken again, just as it is.
        expect(parseRegistry({ schema: 1, remotes: reading.remotes })).toEqual({ remotes: reading.remotes, leftOut: [], lost: [] });
      }),
      options,
    ),
  );
});

it('ADD-52 ADD-FIT-01 an entry of one remote never changes what is taken of another', async () => {
  const other = {
    ...VALID,
    name: 'mfe-other',
    routes: [{ path: '/other', page: 'Start', access: 'public' }],
    drawer: [],
    quickAccess: [],
    links: {},
  };
  await tryFor({ runs: 1000, parts: PARTS }, (options) =>
    fc.assert(
      fc.property(spoiled(VALID), (entry) => {
        const reading = parseRegistry({ schema: 1, remotes: [other, entry] });
        expect(reading?.remotes[0]).toEqual(parseRegistry({ schema: 1, remotes: [other] })?.remotes[0]);
      }),
      options,
    ),
  );
});
