import { format, parseArgs } from 'node:util';
import { DEFAULT_LOCALE, localeFor, LOCALES } from 'shared-kit/model';
import { createCompany, type NewCompany } from './resources/companies/create-company';
import { readFirebase } from './environment/firebase-environment';
import { readSettings } from './environment/server-environment';
import { openAnswering } from './firebase/firebase-answers';
import { ApiError } from './http/api-error';
import { printFailure, printLine } from './environment/print-line';

const OPTIONS = {
  company: { type: 'string' },
  name: { type: 'string' },
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  'employee-id': { type: 'string' },
  language: { type: 'string', default: DEFAULT_LOCALE },
} as const;

const USAGE =
  'first-company.command.mjs --company acme --name "Acme Logistics" --email ana@acme.example --first-name Ana --last-name Key --employee-id 1 --language pt-BR';

function readArguments(args: string[]): NewCompany {
  const { values } = parseArgs({ args, options: OPTIONS });
  const missing = (Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]).filter((name) => !values[name]?.trim());
  if (missing.length > 0) throw new Error(`Missing: ${missing.map((name) => `--${name}`).join(', ')}\nUse: ${USAGE}`);
  const {
    company = '',
    name = '',
    email = '',
    'first-name': firstName = '',
    'last-name': lastName = '',
    'employee-id': employeeId = '',
    language,
  } = values;
  const locale = localeFor(language);
  if (locale === null) throw new Error(`--language is "${language}" and must be one of ${LOCALES.join(', ')}.`);
  return { company, name, email, firstName, lastName, employeeId, locale };
}

/** Creates a company and its first key user, with the settings of the servers. */
async function main(): Promise<void> {
  const newCompany = readArguments(process.argv.slice(2));
  const settings = await readSettings(process.env, (reader) => ({
    ...readFirebase(reader),
    noEmailDomain: reader.read('NO_EMAIL_DOMAIN'),
  }));
  const firebase = await openAnswering(settings, ['Auth', 'Firestore', 'Passwords']);
  const { email, mailProblem } = await createCompany(firebase, newCompany, settings.noEmailDomain);
  printLine(`The company ${newCompany.company} and its key user ${email} are there.`);
  if (mailProblem === undefined) printLine(`${email} gets a mail with a link to choose a password.`);
  else printLine(`The mail could not be sent (${mailProblem}). Get it with "Forgot password" on the console's login page.`);
  await firebase.close();
}

function textOf(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  const { text, args = [], field } = error.problem;
  return `${format(text, ...args)}${field === undefined ? '' : ` (${field})`}`;
}

await main().catch((error: unknown) => {
  printFailure(textOf(error));
  process.exit(1);
});
