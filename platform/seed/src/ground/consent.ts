import { createInterface } from 'node:readline/promises';
import type { FirebaseSettings } from 'platform-api/seed';

export type Ask = (question: string) => Promise<string>;

/**
 * Throws unless the project is the embedded one, or its name was given as an option or is typed when the user is asked. Without this check, one wrong
 * variable of the environment could overwrite a project of users.
 */
export async function requireConsent(
  { projectId, emulators }: Pick<FirebaseSettings, 'projectId' | 'emulators'>,
  confirmedProject: string | undefined,
  ask: Ask | undefined,
): Promise<void> {
  if (emulators) return;
  const typed =
    confirmedProject ??
    (await ask?.(`This writes into the project ${projectId}, which is not the embedded Firebase. Type its name to go on: `));
  if (typed?.trim() === projectId) return;
  throw new Error(
    `Nothing was written. The project would be ${projectId}, which is not the embedded Firebase: confirm it with --project=${projectId}.`,
  );
}

/** Asks at the terminal, if there is one. Writes the question to stderr, since programs read the output. */
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
