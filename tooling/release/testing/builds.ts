import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENTRY_FILE, FILES_LIST, integrityOf } from '../../webpack/build-form';
import type { BuiltRemote } from '../built-remote';
import type { Listed } from '../registry';

/** For tests: a remote as `readBuilt` reads it. */
export function aBuild(name: string, version: string, more: Partial<Listed> = {}): BuiltRemote {
  const chunk = Buffer.from(`/* a page of ${name} ${version} */`);
  const script = Buffer.from(`/* ${name} ${version}: assets/1.js ${integrityOf(chunk, 'sha256')} */`);
  const manifest = { contract: 1, namespace: 'x', routes: [], drawer: [], quickAccess: [], links: {} };
  const entry = { name, ...manifest, version, entry: 'remoteEntry.js', integrity: integrityOf(script), ...more };
  const files = new Map([
    ['assets/1.js', chunk],
    [ENTRY_FILE, Buffer.from(JSON.stringify(entry))],
    ['remoteEntry.js', script],
  ]);
  files.set(FILES_LIST, Buffer.from(JSON.stringify(Object.fromEntries([...files].map(([file, bytes]) => [file, integrityOf(bytes)])))));
  return { entry, files };
}

/** An empty folder. */
export const aFolder = () => mkdtempSync(join(tmpdir(), 'releases-'));
