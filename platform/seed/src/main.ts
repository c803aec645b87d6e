import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readEnvironment } from 'platform-api';
import { apiSettings, evaluateEndedSessions, type Firebase } from 'platform-api/seed';
import { print, printError } from 'tooling/print';
import { writeManyUsers } from './accounts/many-users';
import { askAtTerminal } from './ground/consent';
import { exportData } from './export/export-data';
import { inProject } from './ground/project';
import { hugeWorkbook, writeSamples, writeZipBomb } from './samples';
import { seedDemo } from './seed';
import type { SeedSize } from './sessions/session-plan';

const SIZES: readonly string[] = ['demo', 'large'];

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'demo' },
    /** Adds this number of users to `--company`, and nothing else. */
    users: { type: 'string' },
    company: { type: 'string', default: 'acme' },
    /** The name of the project to write into. Without it the program asks before it writes into a project that is not the embedded one. */
    project: { type: 'string' },
    /** Data folder of an embedded Firebase to write into the project. */
    export: { type: 'string' },
    samples: { type: 'string' },
    /** File to write the workbook of `--rows` rows into. */
    huge: { type: 'string' },
    rows: { type: 'string', default: '100000' },
    bomb: { type: 'string' },
  },
});

const write = <T>(work: (firebase: Firebase) => Promise<T>): Promise<T> =>
  inProject(process.env, { confirmedProject: values.project, ask: askAtTerminal }, work);

const say = (line: object) => print(JSON.stringify(line));

async function seed(size: string): Promise<void> {
  if (!SIZES.includes(size)) throw new Error(`--size is "${size}" and must be one of ${SIZES.join(', ')}.`);
  const environment = readEnvironment(process.env, 0);
  const { keySecret } = apiSettings(environment.apiSettings, { embedded: environment.emulators !== undefined });
  const started = Date.now();
  await write(async (firebase) => {
    await seedDemo(firebase, { size: size as SeedSize, keySecret, onStep: (step) => say({ seeding: step }) });
    // A server that runs already would find sessions that ended before only hours later.
    say({ seeding: 'figures of quality' });
    await evaluateEndedSessions(firebase.firestore, { signal: new AbortController().signal });
  });
  say({ seeded: size, ms: Date.now() - started });
}

async function users(count: number, company: string): Promise<void> {
  await write((firebase) => writeManyUsers(firebase, { company, count }));
  say({ users: count, company });
}

async function exportFrom(folder: string): Promise<void> {
  say({ exported: await write((firebase) => exportData(folder, firebase, (step) => say({ exporting: step }))) });
}

async function main(): Promise<void> {
  if (values.samples !== undefined) say({ samples: await writeSamples(values.samples) });
  else if (values.huge !== undefined) await writeFile(values.huge, hugeWorkbook(Number(values.rows)));
  else if (values.bomb !== undefined) await writeZipBomb(values.bomb);
  else if (values.export !== undefined) await exportFrom(values.export);
  else if (values.users !== undefined) await users(Number(values.users), values.company);
  else await seed(values.size);
}

main().catch((error: unknown) => {
  printError(error instanceof Error && !process.env['DEBUG'] ? error.message : error);
  // Firestore's connection would keep the process for a minute when nothing answers.
  process.exit(1);
});
