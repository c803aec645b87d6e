import { NAMED_ACCOUNTS } from 'platform-seed/accounts';
import { openApp, type Account, type CountingConfig } from './app';
import { CountError } from './count-error';
import { readDomain, takeTask } from './domain';
import { playCount } from './play';

export interface CountOptions {
  /** The URL of the running console. */
  url: string;
  /** The domain's id; by default the first one of the account. */
  domain?: string | undefined;
  company?: string | undefined;
  /** Email of who counts; by default the first account of the demo that counts in the domain. */
  account?: string | undefined;
  /** By default that of the demo's account. */
  password?: string | undefined;
  /** The name of a pending task, or an empty text for the oldest one. Without it the count is free. */
  task?: string | undefined;
  rate: number;
  seconds: number;
  signal: AbortSignal;
  say: (line: string) => void;
}

const CONFIG_MS = 5000;

/** Signs in to a running console's embedded Firebase as a user of the demo and counts. @throws a {@link CountError} for what the user can mend. */
export async function countInConsole(options: CountOptions): Promise<void> {
  const { url, company, domain, task, rate, seconds, signal, say } = options;
  const config = await configOf(url);
  const app = await openApp(config, accountFor(options));
  try {
    if (company !== undefined && app.company !== company)
      throw new CountError(`${app.email} belongs to the company ${app.company}, not to ${company}.`);
    const { ref, settings } = await readDomain(app, domain ?? app.domains[0] ?? '');
    const taken = task === undefined ? undefined : await takeTask(app, ref, task || undefined);
    const pageOf = (session: string) =>
      `${url}/company/${encodeURIComponent(ref.company)}/domains/${encodeURIComponent(ref.domain)}/sessions/${encodeURIComponent(session)}`;
    if (!signal.aborted) await playCount(app, { ref, settings, task: taken, rate, seconds, signal, say, pageOf });
  } finally {
    await app.close();
  }
}

/** The Firebase of a running console. Only an embedded one takes made-up readings. */
async function configOf(url: string): Promise<CountingConfig> {
  let config: Partial<CountingConfig>;
  try {
    const answer = await fetch(`${url}/config.json`, { signal: AbortSignal.timeout(CONFIG_MS) });
    config = (await answer.json()) as Partial<CountingConfig>;
  } catch {
    throw new CountError(`No console answers at ${url}. Start it with npm start; if it has another port: PORT=4101 npm run count.`);
  }
  const { firebase, database, emulators } = config;
  if (!firebase) throw new CountError(`What answers at ${url} is no console.`);
  if (!emulators)
    throw new CountError(
      `The console at ${url} uses the project ${firebase.projectId}. Made-up readings are written only into an embedded Firebase.`,
    );
  return { firebase, ...(database !== undefined && { database }), emulators };
}

type DemoAccount = (typeof NAMED_ACCOUNTS)[number];
const isPilotOrChecker = ({ pilot, checker }: DemoAccount): boolean => pilot === true || checker === true;
const isOther = ({ assistant, moderator }: DemoAccount): boolean => assistant === true || moderator === true;

/** The named account, or the first of the demo that counts there. */
function accountFor({ account, password, company, domain }: CountOptions): Account {
  if (account !== undefined) {
    const known = NAMED_ACCOUNTS.find(({ email }) => email === account.toLowerCase());
    const secret = password ?? known?.password;
    if (secret === undefined) throw new CountError(`${account} is no account of the demo: give its password with --password.`);
    return { email: account, password: secret };
  }
  if (password !== undefined) throw new CountError('Whose password is it? Name the account with --account.');
  const counting = [...NAMED_ACCOUNTS.filter(isPilotOrChecker), ...NAMED_ACCOUNTS.filter(isOther)];
  const found = counting.find(
    ({ companies, authDomains = [] }) =>
      (company === undefined || companies.includes(company)) && (domain === undefined || authDomains.includes(domain)),
  );
  if (found) return found;
  const places = new Set(counting.flatMap(({ companies, authDomains = [] }) => authDomains.map((name) => `${name} (${companies.join()})`)));
  const wanted = [domain && `"${domain}"`, company && `the company ${company}`].filter(Boolean).join(' of ');
  throw new CountError(
    `No account of the demo counts in ${wanted}. They count in ${[...places].join(', ')}. ` +
      'Elsewhere, name somebody who may: --account=… --password=…',
  );
}
