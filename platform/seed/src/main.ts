import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readEnvironment } from 'platform-api';
import { apiSettings, connectFirebase } from 'platform-api/accounts';
import { writeManyUsers } from './accounts/many-users';
import { hugeWorkbook, writeSamples, writeZipBomb } from './samples';
import { seedDemo } from './seed';
import type { SeedSize } from './sessions/session-plan';

const SIZES: readonly string[] = ['demo', 'large'];

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

async function seed(size: string): Promise<void> {
  if (!SIZES.includes(size)) throw new Error(`--size is "${size}" and must be one of ${SIZES.join(', ')}.`);
  const environment = readEnvironment(process.env, 0);
  const firebase = connectFirebase(environment);
  const { keySecret } = apiSettings(environment.apiSettings, { embedded: environment.emulators !== undefined });
  const started = Date.now();
  await seedDemo(firebase, { size: size as SeedSize, keySecret, onStep: (step) => say({ seeding: step }) });
  say({ seeded: size, ms: Date.now() - started });
  await firebase.close();
}

async function users(count: number, company: string): Promise<void> {
  const firebase = connectFirebase(readEnvironment(process.env, 0));
  await writeManyUsers(firebase, { company, count });
  say({ users: count, company });
  await firebase.close();
}

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'demo' },
    /** Only adds so many users to `--company`. */
    users: { type: 'string' },
    company: { type: 'string', default: 'acme' },
    /** Folder to write the sample files into. */
    samples: { type: 'string' },
    /** File to write the workbook of `--rows` rows into. */
    huge: { type: 'string' },
    rows: { type: 'string', default: '100000' },
    /** File to write the zip bomb into. */
    bomb: { type: 'string' },
  },
});

if (values.samples !== undefined) say({ samples: await writeSamples(values.samples) });
else if (values.huge !== undefined) await writeFile(values.huge, hugeWorkbook(Number(values.rows)));
else if (values.bomb !== undefined) await writeZipBomb(values.bomb);
else if (values.users !== undefined) await users(Number(values.users), values.company);
else await seed(values.size);
