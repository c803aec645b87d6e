import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { readFirebase } from './environment/firebase-environment';
import { readSettings } from './environment/server-environment';
import { openAnswering } from './firebase/firebase-answers';
import type { Firebase } from './firebase/firebase';
import { printFailure, printLine } from './environment/print-line';
import { countReadingParts, type Progress } from './personal-data/company-readings';
import { exportPerson } from './personal-data/export-person';
import { findPerson, requireRemoved, type Person } from './personal-data/person';
import { readArguments } from './personal-data/read-arguments';
import { replacePerson } from './personal-data/replace-person';

/** A part has at most 500 readings, of about 400 bytes each. */
const MB_OF_PART = 0.2;
/** Parts between two lines of progress. */
const SAY_EVERY = 1000;

const number = (value: number): string => value.toLocaleString('en-US');

/** Says what will be read before it is read. */
async function sayCost({ firestore }: Firebase, { company, uid, employeeId, name }: Person, after?: string): Promise<void> {
  const who = Object.entries({ uid, 'employee id': employeeId, name }).flatMap(([key, value]) =>
    value === undefined ? [] : `${key} ${value}`,
  );
  printLine(`Looks in ${company} for ${who.join(', ')}.`);
  if (uid === undefined) printLine('Without --uid it looks into readings only.');
  if (employeeId === undefined && name === undefined)
    return printLine('Without --employee-id or --name it does not look into readings, which have no uid.');
  const parts = await countReadingParts(firestore, company, after);
  printLine(
    `Documents with readings to be read: ${number(parts)}, about ${number(Math.ceil(parts * MB_OF_PART))} MB or less. Beside them some documents of each domain, and figures of months and of the sessions in which the person counted (without --employee-id of all).`,
  );
}

function sayProgress(hint: boolean): (progress: Progress) => void {
  let reportedAt = 0;
  return ({ read, found, after }) => {
    if (read - reportedAt < SAY_EVERY) return;
    reportedAt = read;
    printLine(
      `Documents read: ${number(read)}, readings of the person: ${number(found)}.${hint && after !== undefined ? ` To go on from here: --after "${after}"` : ''}`,
    );
  };
}

/** Writes a file that only its owner may read. A run that is interrupted leaves nothing that looks like the whole. */
async function writeFile(pieces: AsyncIterable<string>, to: string): Promise<void> {
  const unfinished = `${to}.part`;
  await rm(unfinished, { force: true });
  try {
    await pipeline(pieces, createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }));
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function main(): Promise<void> {
  const { work, named, to, as, after, isDryRun } = readArguments(process.argv.slice(2));
  if (existsSync(to)) throw new Error(`${to} exists already. Nothing was written.`);
  const settings = await readSettings(process.env, readFirebase);
  const firebase = await openAnswering(settings, ['Auth', 'Firestore', ...(work === 'export' ? (['Storage'] as const) : [])]);
  const ending = new AbortController();
  const stop = () => ending.abort(new Error('Stopped before the end.'));
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, stop);
  const { signal } = ending;
  const person = work === 'export' ? await findPerson(firebase, named) : named;
  if (work === 'replace') await requireRemoved(firebase, person);
  await sayCost(firebase, person, after);
  if (isDryRun) return firebase.close();
  if (work === 'export') {
    await writeFile(
      exportPerson(firebase, person, {
        signal,
        onProgress: sayProgress(false),
        onSection: (section, items) => printLine(`${section}: ${number(items)}`),
      }),
      to,
    );
    printLine(`Everything that is stored in ${person.company} is in ${to}.`);
  } else {
    let last = after;
    const say = sayProgress(true);
    const onProgress = (progress: Progress) => {
      last = progress.after ?? last;
      say(progress);
    };
    const replaced = await replacePerson(firebase, person, { as, after, signal, onProgress }).catch((error: unknown) => {
      if (last !== undefined) printFailure(`To go on from here, repeat the command with --after "${last}"`);
      throw error;
    });
    printLine(
      `Replaced in records of changes: ${number(replaced.records)}; in versions of settings: ${number(replaced.settings)}; in readings: ${number(replaced.readings)}; in months and sessions of figures: ${number(replaced.figures)}.`,
    );
  }
  await firebase.close();
}

await main().catch((error: unknown) => {
  printFailure(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
