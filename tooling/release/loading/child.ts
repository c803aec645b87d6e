/**
 * Loads a built remote in a page without network, in a separate process. Reads the remote from stdin and writes the result as the last line of stdout.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { FROM_NODE } from '../../jest-preset/from-node';
import type { Wanted } from './in-page';

const require = createRequire(import.meta.url);
const { JSDOM, ResourceLoader, VirtualConsole }: typeof import('jsdom') = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');

/** `files`: contents in base64, by URL */
export interface Order {
  program: string;
  wanted: Wanted;
  files: Record<string, string>;
}

const { program, wanted, files }: Order = JSON.parse(readFileSync(0, 'utf8'));

/** Serves the files of the build and nothing else. */
class BuiltFiles extends ResourceLoader {
  override fetch(url: string) {
    const file = files[url];
    const answer =
      file === undefined
        ? Promise.reject(new Error(`${url} is not among the files of the build`))
        : Promise.resolve(Buffer.from(file, 'base64'));
    return Object.assign(answer, { abort() {} });
  }
}

// The page's console has no output, since a remote may log anything.
const page = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
  url: 'https://console.test/',
  runScripts: 'dangerously',
  resources: new BuiltFiles(),
  pretendToBeVisual: true,
  virtualConsole: new VirtualConsole(),
});
for (const name of FROM_NODE) page.window[name] ??= Reflect.get(globalThis, name);
const run = (code: string) => new Script(code).runInContext(page.getInternalVMContext());
run(program);

// eslint-disable-next-line inventory/print-function -- lines of JSON for the process that started this one
const tell = (line: object, done?: () => void) => process.stdout.write(`${JSON.stringify(line)}\n`, done);
const loaded = await run('program').loadRemote(wanted, (part: string) => tell({ part }));
// Exits, since timers of the page would keep the process alive.
tell({ loaded }, () => process.exit());
