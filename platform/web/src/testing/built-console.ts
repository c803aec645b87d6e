import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

export const INDEX = `<!doctype html>
<html data-kit="1.6.0"><head><style>html{}</style><script>self.first=1</script><script defer="defer" src="/assets/main.0123abcd.js"></script></head><body></body></html>`;

export const MAIN = 'console.log("shell");';

/** A remote as the registry lists it. */
export const listed = (name: string, version = '0.1.0-aa', entry = `/remotes/${name}/${version}/remoteEntry.js`) => ({
  name,
  version,
  entry,
  integrity: 'sha384-x',
  contract: 1,
});

export const registryOf = (...remotes: object[]): string => JSON.stringify({ schema: 1, serial: 1, remotes });

const GOOD = 'console.log("good");';
const BEFORE = 'console.log("before");';

/** `integrity.json` of a version with these files. */
export const integrityList = (files: Iterable<readonly [string, string | Buffer]>): string =>
  JSON.stringify(
    Object.fromEntries([...files].map(([name, bytes]) => [name, `sha384-${createHash('sha384').update(bytes).digest('base64')}`])),
  );

const FILES: Readonly<Record<string, string | Buffer>> = {
  'shell/dist/index.html': INDEX,
  'shell/dist/assets/main.0123abcd.js': MAIN,
  'shell/dist/assets/main.0123abcd.js.gz': gzipSync(MAIN),
  'shell/dist/.maps/assets/main.0123abcd.js.map': 'secret',
  'shell/dist/plain.txt': 'plain',
  'shell/dist/service-worker.js': 'const KEPT={};',
  'secret.txt': 'secret',
  'secret.0123abcd.txt': 'secret',
  'release/registry.json': registryOf(listed('mfe-good')),
  'release/history/00000001.json': 'secret',
  'release/.drafts/0a/remoteEntry.js': 'secret',
  'release/remotes/mfe-good/0.1.0-aa/remoteEntry.js': GOOD,
  'release/remotes/mfe-good/0.1.0-aa/integrity.json': integrityList([['remoteEntry.js', GOOD]]),
  'release/remotes/mfe-good/0.0.9-bb/assets/1.js': BEFORE,
  'release/remotes/mfe-good/0.0.9-bb/integrity.json': integrityList([['assets/1.js', BEFORE]]),
  'mfe-worked-on/dist/registry-entry.json': JSON.stringify({
    ...listed('mfe-good', '0.2.0-cc'),
    entry: 'http://127.0.0.1:5201/remoteEntry.js',
  }),
  'mfe-broken/dist/registry-entry.json': '{',
  'mfe-nameless/dist/registry-entry.json': '{"version":"1"}',
  'mfe-sly/dist/registry-entry.json': JSON.stringify({
    name: 'mfe-sly',
    version: '1',
    entry: 'http://127.0.0.1:5201@evil.example/remoteEntry.js',
  }),
};

/** Creates the folders that builds and releases write. */
export async function builtConsole(): Promise<{ root: string; shellFolder: string; releaseFolder: string }> {
  const root = await mkdtemp(join(tmpdir(), 'console-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  return { root, shellFolder: join(root, 'shell/dist'), releaseFolder: join(root, 'release') };
}
