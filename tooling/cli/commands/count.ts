import { buildPackages } from '../../build/build-packages';
import { commandArguments } from '../../ground/command-arguments';
import { COUNTING_PACKAGES, paceOf, playCount, USUAL, type Counted } from '../counting';
import { ensureInstalled } from '../../ground/install';
import { wantedPorts } from '../../ground/ports';
import { stopSignal } from '../serve';
import { print, shown } from '../../ground/print';
import { UserError } from '../../ground/user-error';
import { packageNamed, readWorkspace } from '../../ground/workspace';

const USAGE = `Counts in the console that runs, as a user of an app, so that rows arrive while you look: npm run count -- --rate=5 --seconds=60
Without options the demo's pilot counts freely in Central Warehouse, ${USUAL.rate} readings a second, for ${USUAL.seconds / 60} minutes. --task takes the oldest pending task,
--task="Street 3 recount" this one. Ctrl-C ends the session.`;

const OPTIONS = {
  rate: { says: 'readings a second', type: 'string' },
  seconds: { says: 'how long', type: 'string' },
  domain: { says: 'the warehouse', type: 'string' },
  company: { says: 'its company', type: 'string' },
  task: { says: 'a pending task by its name; alone the oldest', type: 'string', alone: '' },
  account: { says: 'the email to sign in with', type: 'string' },
  password: { says: 'its password', type: 'string' },
} as const;

/** `npm run count`. */
export async function main(args: string[]) {
  const options = countOptions(args);
  const { web } = wantedPorts(process.env);
  const abort = new AbortController();
  void stopSignal().then(() => {
    print('\nEnding the session … (Ctrl-C again gives up what is not sent.)');
    abort.abort();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  });
  await ensureInstalled();
  await buildPackages(COUNTING_PACKAGES.map((name) => packageNamed(readWorkspace(), name)));
  await playCount({ ...options, url: `http://127.0.0.1:${web}`, signal: abort.signal });
  // A connection that is still open would keep the command from ending.
  process.exit();
}

/** Reads the options of `npm run count -- …`. */
export function countOptions(args: string[]): Counted {
  const { values } = commandArguments(args, USAGE, OPTIONS, { mostNames: 0 });
  const { rate, seconds, ...given } = values;
  const empty = Object.entries(given).find(([name, value]) => name !== 'task' && value.trim() === '');
  if (empty) throw new UserError(shown`--${empty[0]} is empty.`);
  return { ...given, ...paceOf({ rate, seconds }) };
}
