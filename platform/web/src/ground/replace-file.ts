import { randomBytes } from 'node:crypto';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/** A file that cannot be replaced because another user owns it or its folder. */
export class OwnedByAnother extends Error {
  /** @param owner which file and whose, without the path, so that it may be shown to everybody */
  constructor(
    readonly owner: string,
    cause: unknown,
  ) {
    super(`${owner} (${String(cause)})`, { cause });
  }
}

/** Writes a file in one step, readable by this server alone. A failed one leaves no draft behind. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomBytes(8).toString('hex')}.part`;
  try {
    await writeFile(draft, text, { mode: 0o600 });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    const owner = (await otherOwner(file)) ?? (await otherOwner(dirname(file)));
    throw owner === undefined ? error : new OwnedByAnother(owner, error);
  }
}

async function otherOwner(path: string): Promise<string | undefined> {
  const own = process.getuid?.();
  const uid = await stat(path).then(
    (stats) => stats.uid,
    () => own,
  );
  return uid === own ? undefined : `${basename(path)} belongs to user ${uid}, and this server runs as user ${own}`;
}
