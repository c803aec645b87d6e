import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { escaped, print } from './print.mjs';
import { UserError } from './user-error.mjs';

/** The embedded Firebase's own function that says what a data folder holds. @typedef {(path: string) => Promise<{ companies: string[], keyUsers: string[], accounts: number, files: number }>} DescribeData */

const MOST_NAMES = 20;

/** @param {readonly string[]} names */
function listOf(names) {
  if (names.length === 0) return 'none';
  const shown = names.slice(0, MOST_NAMES).map(escaped).join(', ');
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown;
}

/**
 * Says whose data a copy holds: who has the folder that it is from, since when it is as it is, and who can sign in with it.
 * @param {string} from the folder of the backup @param {string} copy its copied files @param {DescribeData} describe
 */
export async function whoseData(from, copy, describe) {
  const { companies, keyUsers, accounts, files } = await describe(copy);
  const { uid } = statSync(from);
  const holder =
    process.getuid === undefined ? '' : uid === process.getuid() ? ', a folder of yours,' : `, a folder of the user with id ${uid},`;
  const firebase = join(from, 'firebase');
  const changed = Math.max(...readdirSync(firebase).map((name) => statSync(join(firebase, name)).mtimeMs));
  return [
    `${escaped(from)}${holder} was last written on ${new Date(changed).toISOString()}.`,
    `Companies: ${listOf(companies)}`,
    `Key users: ${listOf(keyUsers)}`,
    `Accounts: ${accounts}, files: ${files}`,
    'Whoever made it knows its accounts and the key that signs their tokens: take only data of people you trust.',
  ].join('\n');
}

/**
 * Asks at the terminal, if there is one, whether the data are to be taken.
 * @param {string} text @param {{ yes?: boolean | undefined, ask?: ((question: string) => Promise<string>) | undefined }} options
 */
export async function confirmData(text, { yes = false, ask = askAtTerminal }) {
  print(text);
  if (yes || ask === undefined) return;
  const answer = await ask('Take these data? [y/N] ');
  if (!/^y(es)?$/i.test(answer.trim())) throw new UserError('Nothing was restored.');
}

/** @type {((question: string) => Promise<string>) | undefined} */
const askAtTerminal = process.stdin.isTTY
  ? async (question) => {
      const terminal = createInterface({ input: process.stdin, output: process.stdout });
      try {
        return await terminal.question(question);
      } finally {
        terminal.close();
      }
    }
  : undefined;
