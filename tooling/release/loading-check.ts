import { tmpdir } from 'node:os';
import { startChild } from '../ground/children.mjs';
import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { MARK, scopeFault } from '../webpack/scoped-styles';
import { childProgram, pageBundle } from './loading/bundle';
import type { Loaded } from './loading/in-page';
import type { BuiltRemote } from './built-remote';

const ORIGIN = 'https://console.test';

/** The limit for all parts together, since only ending the process stops an endless script. */
const LIMIT_MS = 120_000;
const MEMORY_MB = 1024;

/** The option by which the process can neither write files nor start others. Its name depends on the version of Node. */
const PERMISSION = ['--permission', '--experimental-permission'].find((option) => process.allowedNodeEnvironmentFlags.has(option));

/**
 * Loads each page of a built remote and its finder as the console does, and checks its style sheets. Throws for a remote that fails or whose styles affect
 * more than its pages. Returns messages about what could not be tried without a browser. The code is not trusted: it runs in a separate process without
 * network and without the environment of this one, with limits.
 */
export async function loadingCheck(built: BuiltRemote, limitMs: number = LIMIT_MS): Promise<string[]> {
  const { name } = built.entry;
  const loaded = await loadInProcess(built, limitMs);
  const faults = [...loaded.faults.map(({ part, error }) => `${part} cannot be loaded: ${error}`), ...styleFaults(name, loaded)];
  if (faults.length > 0)
    throw new UserError(
      shown`The console could not use ${name} as it is built: ${faults.join('; ')}. Nothing was changed.\nMend it (docs/remote-contract.md, "When something is wrong") and publish again.`,
    );
  return loaded.notTried.map(({ part, error }) => shown`${part} of ${name} was not tried: ${error}.`);
}

/** Starts bundling the console's modules, which takes seconds, so that it runs while the remote is being built. */
export const prepareLoading = () => void Promise.all([childProgram(), pageBundle()]).catch(() => {});

function styleFaults(name: string, { styleScope, sheets, inForce }: Pick<Loaded, 'styleScope' | 'sheets' | 'inForce'>) {
  const isOwn = (scope: unknown) => typeof scope === 'string' && scope.startsWith(`${name}-`) && /^\w+$/.test(scope.slice(name.length + 1));
  const scope = isOwn(styleScope) ? String(styleScope) : undefined;
  const open = new Set(inForce);
  return [
    ...[...open].map(
      (text) =>
        `a style sheet of it applies to the whole console (${text.slice(0, 80)}); import it as a file and give it to adoptStyles, built with the preset of this kit`,
    ),
    // A style sheet that is not adopted by the document may be for a shadow root, to which it is restricted.
    ...sheets
      .filter((text) => text.startsWith(MARK) && !open.has(text))
      .flatMap((text) => {
        const fault = scope === undefined ? 'its pages.ts exports no styleScope' : scopeFault(text, scope);
        return fault === undefined ? [] : [`a style sheet of it (${text.slice(0, 80)}) may not be shown: ${fault}`];
      }),
  ];
}

async function loadInProcess(
  { entry, files }: BuiltRemote,
  limitMs: number,
): Promise<Pick<Loaded, 'faults' | 'notTried' | 'styleScope' | 'sheets' | 'inForce'>> {
  const base = `${ORIGIN}/remotes/${entry.name}/${entry.version}/`;
  const { routes = [], finder = false } = entry as unknown as { routes?: { page: string }[]; finder?: boolean };
  const order = {
    program: await pageBundle(),
    wanted: { name: entry.name, entry: base + entry.entry, pages: [...new Set(routes.map(({ page }) => page))], finder },
    files: Object.fromEntries(
      [...files].filter(([file]) => file.endsWith('.js')).map(([file, bytes]) => [base + file, bytes.toString('base64')]),
    ),
  };
  const options = [`--max-old-space-size=${MEMORY_MB}`, '--no-warnings', ...(PERMISSION ? [PERMISSION, '--allow-fs-read=*'] : [])];
  const { SystemRoot } = process.env;
  const child = startChild(process.execPath, [...options, '--input-type=module', '--eval', await childProgram()], {
    cwd: tmpdir(),
    env: SystemRoot ? { SystemRoot } : {},
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  });
  let output = '';
  let errorOutput = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (errorOutput += text));
  // The process may end before it has read everything.
  child.stdin.on('error', () => {}).end(JSON.stringify(order));
  const { code, signal } = await new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((done, fail) =>
    child.on('error', fail).on('close', (code, signal) => done({ code, signal })),
  );
  const lines = output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const loaded = lines.at(-1)?.loaded;
  if (loaded) return loaded;
  const part = lines.at(-1)?.part ?? 'the page for it';
  const ending =
    signal === 'SIGKILL'
      ? `it did not end within ${limitMs / 1000} seconds`
      : `the process ended with ${signal ?? code}: ${reasonOf(errorOutput)}`;
  return { faults: [{ part, error: ending }], notTried: [], styleScope: undefined, sheets: [], inForce: [] };
}

/** What the process said of its end: the error, without the lines of its stack. */
const reasonOf = (text: string) => /^(?:\w*Error|FATAL ERROR): .*/m.exec(text)?.[0] ?? text.trim().split('\n').slice(-3).join(' ');
