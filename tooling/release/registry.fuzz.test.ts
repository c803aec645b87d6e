import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { main as releases } from '../cli/commands/releases';
import { UserError } from '../ground/user-error';
import { tryFor } from '../fuzz/try-for';
import { adoptable } from './adopt';
import { publish } from './publish';
import { openStore } from './store';
import type { ReleaseStore } from './release-store';
import { aBuild, aFolder } from './testing/builds';

const PARTS = 2;
const build = aBuild('mfe-x', '1.0.0-aa');
const VALID = { ...build.entry, entry: '/remotes/mfe-x/1.0.0-aa/remoteEntry.js' };

let folder: string;
let store: ReleaseStore;
let written: string[];
let log: jest.SpyInstance;
beforeAll(async () => {
  folder = aFolder();
  store = openStore(folder);
  await publish(store, build);
});
beforeEach(() => {
  written = [];
  log = jest.spyOn(console, 'log').mockImplementation((text) => void written.push(String(text)));
});
afterEach(() => log.mockRestore());
afterAll(() => rmSync(folder, { recursive: true }));

const odd = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u001b[2K\u001b[1A', 'a\nmfe-good', '..', '../../x', '/etc/passwd', '__proto__', -1, 1e308, [], {}, null, true),
);
const mostly = (value: unknown) => fc.oneof({ weight: 6, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: odd });
const entry = fc
  .tuple(
    fc.record(Object.fromEntries(Object.entries(VALID).map(([field, value]) => [field, mostly(value)]))),
    fc.record({ rolledBack: odd, surprise: odd }, { requiredKeys: [] }),
  )
  .map(([own, more]) => ({ ...own, ...more }));
const canary = fc.record({ percent: mostly(10), companies: mostly(['acme']), remote: fc.oneof(entry, odd) }, { requiredKeys: ['remote'] });
const listed = fc.tuple(entry, fc.option(canary)).map(([one, share]) => (share === null ? one : { ...one, canary: share }));
const registry = fc.record({
  schema: mostly(1),
  serial: mostly(2),
  at: mostly('2026-01-01T00:00:00.000Z'),
  change: mostly('publish mfe-x'),
  remotes: fc.oneof(
    { weight: 8, arbitrary: fc.array(fc.oneof({ weight: 8, arbitrary: listed }, { weight: 1, arbitrary: odd }), { maxLength: 3 }) },
    { weight: 1, arbitrary: odd },
  ),
});
const withMore = fc
  .tuple(registry, fc.record({ validDays: mostly(30), expires: mostly('2027-01-01T00:00:00.000Z'), signature: odd }, { requiredKeys: [] }))
  .map(([one, more]) => ({ ...one, ...more }));

/** Its type does not say that JSON has no text for undefined. */
const json = (value: unknown) => (JSON.stringify(value) as string | undefined) ?? '';

/** Puts files of a registry and of its history there, as somebody may who can write to the releases. */
function put(current: unknown, earlier: unknown, list: unknown) {
  mkdirSync(join(folder, 'history'), { recursive: true });
  writeFileSync(join(folder, 'registry.json'), json(current));
  writeFileSync(join(folder, 'history/00000002.json'), json(earlier));
  writeFileSync(join(folder, 'remotes/mfe-x/1.0.0-aa/integrity.json'), json(list));
}

/** Whether work ends well, or by an error that says what to do. */
const orRefused = <T>(work: Promise<T>) =>
  work.then(
    (value) => value,
    (error: unknown) => {
      if (error instanceof UserError) return error.message;
      throw error;
    },
  );
const WHOLE = JSON.parse(String(build.files.get('integrity.json')));
const lists = fc.oneof(
  { weight: 3, arbitrary: fc.constant(WHOLE) },
  { weight: 1, arbitrary: fc.dictionary(fc.string({ unit: 'binary' }), fc.string()) },
  { weight: 1, arbitrary: odd },
);

it('ADD-52 ADD-50 the commands of releases list any registry, or refuse it with an error that says what to do', async () => {
  await tryFor({ runs: 300, parts: PARTS }, (options) =>
    fc.assert(
      fc.asyncProperty(withMore, withMore, lists, async (current, earlier, list) => {
        put(current, earlier, list);
        written.length = 0;
        await orRefused(releases([`--to=${folder}`]));
        await orRefused(releases([`--to=${folder}`, '--check']));
        expect(written.join('\n')).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}]/u);
      }),
      options,
    ),
  );
});

it('ADD-52 (D-144) of any registry npm run sign takes only entries that the console takes', async () => {
  await tryFor({ runs: 300, parts: PARTS }, (options) =>
    fc.assert(
      fc.asyncProperty(withMore, async (current) => {
        put(current, {}, WHOLE);
        const taken = await orRefused(adoptable(store));
        if (typeof taken === 'string') return;
        for (const one of taken.remotes) {
          expect(one).toMatchObject({ name: 'mfe-x', version: '1.0.0-aa', entry: VALID.entry, integrity: VALID.integrity });
          expect(one).not.toHaveProperty('surprise');
        }
      }),
      options,
    ),
  );
});
