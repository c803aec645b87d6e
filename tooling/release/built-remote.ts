import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { ENTRY_FILE, FILES_LIST, integrityOf } from '../webpack/build-form';
import { SAFE_NAME } from './places';
import { MAPS } from '../webpack/source-maps';
import type { Listed } from './registry';

/** A built remote, with checked registry entry and hashes. */
export interface BuiltRemote {
  entry: Listed;
  /** by path, with the list of their hashes */
  files: Map<string, Buffer>;
}

/** Reads the remote that was built into this folder. Throws `UserError` if it is incomplete, or its files are not those that its entry names. */
export function readBuilt(dist: string): BuiltRemote {
  const names = (existsSync(dist) ? readdirSync(dist, { recursive: true, withFileTypes: true }) : [])
    .filter((one) => one.isFile() && one.name !== FILES_LIST)
    .map((one) => relative(dist, join(one.parentPath, one.name)).split(sep).join('/'))
    .filter((name) => !name.startsWith(`${MAPS}/`))
    .sort();
  const files = new Map(names.map((name) => [name, readFileSync(join(dist, name))]));
  const entry = JSON.parse(files.get(ENTRY_FILE)?.toString('utf8') ?? 'null') as Listed | null;
  const fault = faultOf(entry, files);
  if (entry === null || fault)
    throw new UserError(
      shown`What was built in ${dist} cannot be published: ${fault}. Nothing was changed.\nBuild it anew: npm run build -- --force ${entry?.name ?? ''}`,
    );
  const hashes = Object.fromEntries([...files].map(([name, bytes]) => [name, integrityOf(bytes)]));
  files.set(FILES_LIST, Buffer.from(`${JSON.stringify(hashes, null, 1)}\n`));
  return { entry, files };
}

function faultOf(entry: Listed | null, files: Map<string, Buffer>): string | undefined {
  if (typeof entry !== 'object' || entry === null) return `it has no ${ENTRY_FILE}`;
  for (const field of ['name', 'version', 'entry']) {
    const value = entry[field];
    if (typeof value !== 'string' || !SAFE_NAME.test(value)) return `its ${field} cannot be part of a URL`;
  }
  const script = files.get(entry.entry);
  if (!script) return `it has no ${entry.entry}`;
  if (integrityOf(script) !== entry.integrity) return `${entry.entry} does not have the hash that ${ENTRY_FILE} lists`;
  const list = script.toString('utf8');
  const unlisted = [...files].find(
    ([name, bytes]) => name.endsWith('.js') && name !== entry.entry && !list.includes(`${name} ${integrityOf(bytes, 'sha256')}`),
  );
  return unlisted && `${entry.entry} lists no hash of ${unlisted[0]}`;
}
