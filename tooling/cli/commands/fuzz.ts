import { join } from 'node:path';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { print, shown } from '../../ground/print';
import { runNode } from '../../ground/run';
import { UserError } from '../../ground/user-error';
import { packageNamed, readWorkspace, ROOT } from '../../ground/workspace';

/** What is tried, with the packages whose `*.fuzz.test` files of this name do it. */
export const SUBJECTS = {
  api: ['platform-api'],
  rules: ['platform-emulator'],
  wire: ['platform-emulator'],
  files: ['shared-kit'],
  registry: ['shared-kit', 'tooling'],
} as const;

const NAMES = Object.keys(SUBJECTS) as (keyof typeof SUBJECTS)[];
const USUAL_MINUTES = 1;
const MOST_MINUTES = 24 * 60;
const MOST_SEED = 2 ** 31 - 1;
/** Beside the time of its properties: what a test starts before, and how long fast-check makes a failure smaller. */
const BESIDE_MS = 10 * 60_000;

const USAGE = `Tries random input on ${NAMES.join(', ')}, or on all of them, and prints the seed by which a failure comes again:
npm run fuzz -- api --minutes=5, npm run fuzz -- api --seed=1234`;

/** `npm run fuzz [-- api … --minutes=5 --seed=1234]`: tries random input for some minutes on each subject. */
export async function main(args: string[]) {
  const { values, names } = commandArguments(args, USAGE, {
    minutes: { says: 'how long for each subject', type: 'string' },
    seed: { says: 'the seed that a run printed', type: 'string' },
  });
  const { subjects, minutes, seed } = fuzzOptions(names, values);
  await ensureInstalled();
  const failed = [];
  for (const subject of subjects) {
    print(shown`\n— ${subject}, ${minutes} min. The same again: npm run fuzz -- ${subject} --minutes=${minutes} --seed=${seed}`);
    if (!(await fuzz(subject, minutes, seed))) failed.push(subject);
  }
  print(
    failed.length === 0
      ? shown`\nNothing was found in ${subjects.join(', ')}.`
      : shown`\nFound in ${failed.join(', ')}; the seed is ${seed}.`,
  );
  return failed.length === 0 ? 0 : 1;
}

async function fuzz(subject: keyof typeof SUBJECTS, minutes: number, seed: number) {
  const packages = readWorkspace();
  const folders = SUBJECTS[subject].map((name) => packageNamed(packages, name).folder);
  const env = { FUZZ_MS: String(Math.ceil((minutes * 60_000) / folders.length)), FUZZ_SEED: String(seed) };
  let whole = true;
  for (const folder of folders) {
    const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
    const limit = `--testTimeout=${Number(env.FUZZ_MS) + BESIDE_MS}`;
    const { code } = await runNode([jest, '--runInBand', '--coverage=false', limit, `/${subject}\\.fuzz\\.test\\.`], { cwd: folder, env });
    whole &&= code === 0;
  }
  return whole;
}

export function fuzzOptions(
  names: string[],
  { minutes = String(USUAL_MINUTES), seed = String(Date.now() % MOST_SEED) }: { minutes?: string | undefined; seed?: string | undefined },
): { subjects: (keyof typeof SUBJECTS)[]; minutes: number; seed: number } {
  const unknown = names.find((name) => !Object.hasOwn(SUBJECTS, name));
  if (unknown !== undefined) throw new UserError(shown`There is nothing to try on "${unknown}". There are: ${NAMES.join(', ')}.`);
  const time = Number(minutes);
  if (!(minutes.trim() !== '' && time > 0 && time <= MOST_MINUTES))
    throw new UserError(shown`--minutes is "${minutes}"; it is a number above 0, up to ${MOST_MINUTES}.`);
  if (!/^\d+$/.test(seed) || Number(seed) > MOST_SEED)
    throw new UserError(shown`--seed is "${seed}"; it is the whole number that a run printed.`);
  return { subjects: names.length > 0 ? NAMES.filter((name) => names.includes(name)) : NAMES, minutes: time, seed: Number(seed) };
}
