import { playCount, USUAL } from './counting';
import { dataFolder } from './data-folder';
import { freePorts, wantedPorts } from '../ground/ports';
import { startStack, type Switches } from './stack';
import { linesOf, print, printError, shown } from '../ground/print';

const ACCOUNTS = [
  ['key@demo.test', 'demo-key-1', 'key user of Acme, Norte and Vazia: start here'],
  ['unverified@demo.test', 'demo-key-1', 'email not verified'],
  ['newkey@demo.test', 'demo-key-1', 'must set a password first'],
  ['blocked@demo.test', 'demo-key-1', 'sees the network warning'],
  ['moderator@demo.test', 'demo-mod-1', 'no key user: is signed out'],
] as const;

/** Starts the stack, prints its URL, and runs it until it is stopped or one of its programs ends. */
export async function serve({
  fresh,
  size,
  anyPort,
  strictIndexes = false,
  asStrictAsProduction = false,
  dev = false,
  consoleRoot,
  workedOn = [],
  counting = false,
  switches,
  onReady,
}: {
  fresh: boolean;
  size?: string;
  anyPort: boolean;
  strictIndexes?: boolean;
  asStrictAsProduction?: boolean;
  dev?: boolean;
  consoleRoot?: string;
  workedOn?: string[];
  counting?: boolean;
  switches?: Switches;
  onReady?: () => void;
}) {
  const stopped = stopSignal();
  const dataDir = process.env.DATA_DIR || '.data';
  const ports = await freePorts(wantedPorts(process.env), { anyPort, dev });
  const abort = new AbortController();
  const starting = startStack({
    ports,
    dataDir,
    fresh,
    size: size ?? 'demo',
    dev,
    consoleRoot,
    workedOn,
    strictIndexes,
    asStrictAsProduction,
    switches,
    signal: abort.signal,
  });
  starting.catch(() => {});
  const stack = await Promise.race([starting, stopped]);
  if (!stack) {
    abort.abort();
    await starting.catch(() => {});
    return 0;
  }
  if (size && stack.size !== size) print(shown`The data folder keeps its ${stack.size} data; add --fresh to fill it anew.`);
  print(shown`\nConsole ready: ${stack.url}\n`);
  for (const [email, password, what] of ACCOUNTS) print(shown`  ${email.padEnd(22)} ${password.padEnd(12)} ${what}`);
  print(shown`\nMails: ${stack.url}/__mail   Data: ${dataFolder(dataDir).path}   Ctrl-C stops.`);
  onReady?.();
  const count = counting ? startCount(stack.url) : undefined;
  try {
    await Promise.race([stopped, stack.died]);
    await count?.end();
  } finally {
    await stack.stop();
  }
  print('\nStopped; nothing was lost.');
  return 0;
}

/** How long the end of a count may take; it waits for answers of the server. */
const COUNT_END_MS = 10_000;

/** Plays a count beside the console. */
function startCount(url: string) {
  const abort = new AbortController();
  print('');
  const played = playCount({ ...USUAL, url, signal: abort.signal, say: (line) => print(shown`Counting: ${line}`) }).then(
    () => abort.signal.aborted || print('Counting: done. npm run count in a second terminal counts again.'),
    (error) => printError(shown`Counting: ${linesOf(error.message)}`),
  );
  return {
    end() {
      abort.abort();
      return Promise.race([played, new Promise((resolve) => setTimeout(resolve, COUNT_END_MS).unref())]);
    },
  };
}

/** Resolves at the first Ctrl-C or termination signal. */
export function stopSignal(): Promise<undefined> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(undefined));
  });
}
