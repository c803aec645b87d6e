import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

export const INDEX = `<!doctype html>
<html><head><style>html{}</style><script defer src="/assets/main.0123abcd.js"></script></head><body></body></html>`;

export const MAIN = 'console.log("shell");';

const entry = (name: string) =>
  JSON.stringify({ name, version: '0.1.0-aa', entry: 'remoteEntry.js', integrity: 'sha384-x', contract: 1 });

const FILES: Readonly<Record<string, string | Buffer>> = {
  'shell/dist/index.html': INDEX,
  'shell/dist/assets/main.0123abcd.js': MAIN,
  'shell/dist/assets/main.0123abcd.js.gz': gzipSync(MAIN),
  'shell/dist/plain.txt': 'plain',
  'secret.txt': 'secret',
  'mfe-good/dist/registry-entry.json': entry('mfe-good'),
  'mfe-good/dist/remoteEntry.js': 'console.log("good");',
  'mfe-broken/dist/registry-entry.json': '{',
  'mfe-nameless/dist/registry-entry.json': '{"version":"1"}',
  'mfe-sly/dist/registry-entry.json': JSON.stringify({ name: '../..', version: '1', entry: 'x' }),
};

/** A folder as the builds leave it. */
export async function builtConsole(): Promise<{ root: string; shellFolder: string; remoteFolders: () => string[] }> {
  const root = await mkdtemp(join(tmpdir(), 'console-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const remotes = ['mfe-good', 'mfe-broken', 'mfe-nameless', 'mfe-sly', 'mfe-not-built'];
  return { root, shellFolder: join(root, 'shell/dist'), remoteFolders: () => remotes.map((name) => join(root, name)) };
}
