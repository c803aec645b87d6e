import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENTRY_FILE, integrityOf } from 'tooling/release';

/**
 * Copies the build of a remote as it would have been before the console had a language: its scripts do not know the file with these texts, and the
 * registry has no labels in it. Returns the folder.
 */
export async function buildWithoutLanguage(built: string, locale: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'older-language-'));
  await cp(built, folder, { recursive: true });
  const changed = new Map<string, string>();
  for (const name of await readdir(join(folder, 'assets'))) {
    const file = join(folder, 'assets', name);
    const before = await readFile(file);
    const after = before.toString().replace(new RegExp(`"\\./${locale}/\\w+\\.json":\\[\\d+,\\[\\d+\\]\\],?`), '');
    if (after === before.toString()) continue;
    await writeFile(file, after);
    changed.set(integrityOf(before, 'sha256'), integrityOf(Buffer.from(after), 'sha256'));
  }
  if (changed.size === 0) throw new Error(`No script of ${built} loads texts in ${locale}.`);
  const entry = join(folder, 'remoteEntry.js');
  let script = await readFile(entry, 'utf8');
  for (const [before, after] of changed) script = script.replace(before, after);
  await writeFile(entry, script);
  const declared = JSON.parse(await readFile(join(folder, ENTRY_FILE), 'utf8'), (key, value: unknown) =>
    key === locale ? undefined : value,
  ) as object;
  await writeFile(join(folder, ENTRY_FILE), JSON.stringify({ ...declared, integrity: integrityOf(Buffer.from(script)) }));
  return folder;
}
