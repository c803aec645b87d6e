import { createInterface } from 'node:readline/promises';
import type { FirebaseSettings } from 'platform-api/seed';

/** Somebody who can be asked. */
export type Ask = (question: string) => Promise<string>;

/**
 * Throws unless the project is the embedded one, or its name was given or is typed on being asked: a project of users is overwritten by one variable
 * of the environment too many.
 */
export async function requireConsent({ projectId, emulators }: Pick<FirebaseSettings, 'projectId' | 'emulators'>, given: string | undefined, ask: Ask | undefined): Promise<void> {
  if (emulators) return;
  const typed = given ?? (await ask?.(`This writes into the project ${projectId}, which is not the embedded Firebase. Type its name to go on: `));
  if (typed?.trim() === projectId) return;
  throw new Error(`Nothing was written. The project would be ${projectId}, which is not the embedded Firebase: confirm it with --project=${projectId}.`);
}

/** Asks at the terminal, if there is one. The question is no part of the output, which programs read. */
export const askAtTerminal: Ask | undefined = process.stdin.isTTY
  ? async (question) => {
      const terminal = createInterface({ input: process.stdin, output: process.stderr });
      try {
        return await terminal.question(question);
      } finally {
        terminal.close();
      }
    }
  : undefined;
