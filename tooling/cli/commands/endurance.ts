import { browserTests, summary } from '../checks';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { shown } from '../../ground/print';
import { UserError } from '../../ground/user-error';
import { packageNamed, readWorkspace } from '../../ground/workspace';

const USUAL_ROUNDS = 30;
/** Fewer say nothing of a slow growth. */
const LEAST_ROUNDS = 12;
const MOST_ROUNDS = 1000;

const USAGE = `Opens and leaves each page of the named remotes, or of all, again and again, and fails if the page holds more each time:
npm run endurance -- mfe-dashboards, npm run endurance -- --rounds=100`;

/** `npm run endurance [-- mfe-x … --rounds=30]`: the long form of the journey `endurance`. It is not tried again after a failure. */
export async function main(args: string[]) {
  const { values, names } = commandArguments(args, USAGE, { rounds: { says: 'how often each page is opened', type: 'string' } });
  const { remotes, rounds } = enduranceOptions(names, values);
  await ensureInstalled();
  process.env['ENDURANCE_ROUNDS'] = String(rounds);
  const named = remotes.length > 0 ? ['--grep', `ADD-60 (${remotes.join('|')}) `] : [];
  return summary(await browserTests(['journeys/endurance.spec.ts', '--retries=0', ...named]));
}

/** No `remotes` for all. */
export function enduranceOptions(
  names: readonly string[],
  { rounds = String(USUAL_ROUNDS) }: { rounds?: string | undefined },
): { remotes: string[]; rounds: number } {
  const packages = readWorkspace();
  const chosen = names.map((name) => packageNamed(packages, name));
  const other = chosen.find(({ kind }) => kind !== 'remote');
  if (other) throw new UserError(shown`${other.name} is no remote: npm run endurance opens the pages of remotes.`);
  const number = Number(rounds);
  if (!/^\d+$/.test(rounds) || number < LEAST_ROUNDS || number > MOST_ROUNDS)
    throw new UserError(shown`--rounds is "${rounds}"; it is a whole number from ${LEAST_ROUNDS} to ${MOST_ROUNDS}.`);
  return { remotes: chosen.map(({ name }) => name), rounds: number };
}
