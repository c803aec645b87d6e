import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { askAtTerminal, type Ask } from '../ground/ask';
import { escaped, print } from '../ground/print';
import { UserError } from '../ground/user-error';

/** The embedded Firebase's own function that says what a data folder holds. */
export type DescribeData = (path: string) => Promise<{ companies: string[]; keyUsers: string[]; accounts: number; files: number }>;

const MOST_NAMES = 20;

function listOf(names: readonly string[]) {
  if (names.length === 0) return 'none';
  const shown = names.slice(0, MOST_NAMES).map(escaped).join(', ');
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown;
}

/** what a person needs to know of the data, and whether the folder is of the user who runs the command */
export interface WhoseData {
  text: string;
  isOwn: boolean;
}

/**
 * Says whose data a copy holds: who has the folder that it is from, since when it is as it is, and who can sign in with it.
 * @param from the folder of the backup @param copy its copied files
 */
export async function whoseData(from: string, copy: string, describe: DescribeData): Promise<WhoseData> {
  const { companies, keyUsers, accounts, files } = await describe(copy);
  const firebase = join(from, 'firebase');
  const parts = readdirSync(firebase).map((name) => statSync(join(firebase, name)));
  const uids = [statSync(from), statSync(firebase), ...parts].map(({ uid }) => uid);
  // Systems without ids of users, such as Windows, do not say whose a folder is.
  const own = process.getuid?.() ?? uids[0];
  const other = uids.find((uid) => uid !== own);
  const holder =
    process.getuid === undefined ? '' : other === undefined ? ', a folder of yours,' : `, a folder of the user with id ${other},`;
  const changed = Math.max(...parts.map(({ mtimeMs }) => mtimeMs));
  const text = [
    `${escaped(from)}${holder} was last written on ${new Date(changed).toISOString()}.`,
    `Companies: ${listOf(companies)}`,
    `Key users: ${listOf(keyUsers)}`,
    `Accounts: ${accounts}, files: ${files}`,
    'Whoever made it knows its accounts and the key that signs their tokens: take only data of people you trust.',
  ].join('\n');
  return { text, isOwn: other === undefined };
}

/** Asks at the terminal whether the data are to be taken. Where there is none, as in a script, only those of a folder of one's own are taken. */
export async function confirmData(
  { text, isOwn }: WhoseData,
  { yes = false, ask = askAtTerminal }: { yes?: boolean | undefined; ask?: Ask | undefined },
) {
  print(text);
  if (yes || (ask === undefined && isOwn)) return;
  if (ask === undefined)
    throw new UserError(
      'Nothing was restored: the folder is not yours, and there is no terminal to ask at. With --yes its data are taken.',
    );
  if (!(await ask('Take these data?'))) throw new UserError('Nothing was restored.');
}
