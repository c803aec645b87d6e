import { createInterface } from 'node:readline/promises';
import { pauseProgress } from './progress.mjs';

export type Ask = (question: string) => Promise<boolean>;

/** Asks at the terminal, where only "y" or "yes" is a yes; undefined if there is none, as in a script. */
export const askAtTerminal: Ask | undefined = process.stdin.isTTY ? isYes : undefined;

async function isYes(question: string): Promise<boolean> {
  const resume = pauseProgress();
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
    resume();
  }
}
