import { parseArgs } from 'node:util';
import type { NamedPerson } from './person';

const OPTIONS = {
  company: { type: 'string' },
  uid: { type: 'string' },
  email: { type: 'string' },
  'employee-id': { type: 'string' },
  name: { type: 'string' },
  to: { type: 'string' },
  as: { type: 'string', default: 'Removed person' },
  after: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const;

const USAGE = `Use: personal-data.command.mjs export --company acme --email ana@acme.example --to ana.json
     personal-data.command.mjs replace --company acme --uid <uid> --employee-id 17 --name "Ana Key" --as "Removed person"
     Both take --uid, --employee-id and --name, and --dry-run, which only says what it would read.`;

/** What an operator asks the command for. */
export interface Arguments {
  work: 'export' | 'replace';
  named: NamedPerson;
  /** The file that `export` writes; empty for `replace` and a dry run. */
  to: string;
  /** The name that `replace` writes. */
  as: string;
  /** Path of the last part that an earlier run of `replace` has read. */
  after?: string | undefined;
  isDryRun: boolean;
}

/** Throws an error with a sentence for the operator, and how the command is used. */
export function readArguments(args: string[]): Arguments {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [work, ...others] = positionals;
  if ((work !== 'export' && work !== 'replace') || others.length > 0) throw new Error(USAGE);
  const { company = '', uid, email, 'employee-id': employeeId, name, to = '', as, after, 'dry-run': isDryRun } = values;
  const refuse = (problem: string): never => {
    throw new Error(`${problem}\n${USAGE}`);
  };
  for (const [option, value] of Object.entries(values))
    if (typeof value === 'string' && value.trim() === '') refuse(`--${option} is empty.`);
  if (company === '') refuse('Missing: --company');
  if ((uid ?? email ?? employeeId ?? name) === undefined) refuse('Missing: who it is about (--uid, --email, --employee-id or --name)');
  if (uid?.includes('/') || company.includes('/')) refuse('--company and --uid are ids, without a slash.');
  if (work === 'export' && to === '' && !isDryRun) refuse('Missing: --to, the file to be written');
  if (work === 'export' && after !== undefined) refuse('--after is for replace: a file is written from the beginning.');
  if (work === 'replace' && email !== undefined) refuse('--email is for export: a removed person has none. Use --uid.');
  if (after !== undefined && !isPartOf(company, after)) refuse('--after is a path that this command has printed for this company.');
  return { work, named: { company, uid, email, employeeId, name }, to, as, after, isDryRun };
}

const isPartOf = (company: string, path: string): boolean =>
  path.startsWith(`companies/${company}/domains/`) && /\/sessions\/[^/]+\/addresses\/[^/]+$/.test(path);
