/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// First, because what is imported next may use what it adds.
import '../../jest-preset/browser-gaps';
import provideRuntime from 'runtime-for-remotes';
import shares from 'console-shares';
import { createInstance } from '@module-federation/enhanced/runtime';

/** Runs in the page of `child.ts`, bundled with the modules that the console shares (`bundle.ts`). */

export interface Wanted {
  name: string;
  entry: string;
  pages: string[];
  finder: boolean;
}

/** the part that could not be loaded, and why */
export interface Fault {
  part: string;
  error: string;
}

export interface Loaded {
  faults: Fault[];
  /** parts that need a browser */
  notTried: Fault[];
  /** the class of its style sheets that `./pages` exports */
  styleScope: unknown;
  /** the style sheets that were created */
  sheets: string[];
  /** the style sheets that apply before any page is shown */
  inForce: string[];
}

/** The limit for one part of a remote. It is longer than the console's, since a build machine may be far slower. */
const PART_LIMIT_MS = 30_000;

/** APIs of browsers that this page lacks. If a part requests one of them and fails, nothing can be concluded about the remote. */
const BROWSER_ONLY = {
  window: [
    ...[
      'OffscreenCanvas',
      'Worker',
      'SharedWorker',
      'createImageBitmap',
      'ImageBitmap',
      'ImageData',
      'Path2D',
      'DOMMatrix',
      'CSS',
      'FontFace',
    ],
    ...[
      'WebGLRenderingContext',
      'WebGL2RenderingContext',
      'WebAssembly',
      'SharedArrayBuffer',
      'BroadcastChannel',
      'PerformanceObserver',
      'ReportingObserver',
    ],
    ...[
      'AudioContext',
      'MediaRecorder',
      'MediaSource',
      'MediaStream',
      'ImageDecoder',
      'VideoDecoder',
      'VideoFrame',
      'BarcodeDetector',
      'speechSynthesis',
    ],
    ...[
      'fetch',
      'WebSocket',
      'EventSource',
      'RTCPeerConnection',
      'indexedDB',
      'caches',
      'cookieStore',
      'Notification',
      'navigation',
      'scheduler',
      'visualViewport',
    ],
  ],
  navigator: [
    'bluetooth',
    'clipboard',
    'connection',
    'geolocation',
    'gpu',
    'locks',
    'mediaCapabilities',
    'mediaDevices',
    'permissions',
    'serviceWorker',
    'share',
    'storage',
    'usb',
    'wakeLock',
  ],
  document: ['fonts', 'startViewTransition', 'timeline', 'pictureInPictureElement'],
};

/** The missing APIs that the current part has requested. */
const askedFor: Set<string> = new Set();
const recordedSheets: RecordedSheet[] = [];
/** Errors that scripts have thrown, by which no promise is rejected. */
const scriptErrors: unknown[] = [];

/** A style sheet that only records its text. */
class RecordedSheet {
  text = '';
  cssRules = [] as unknown[];
  constructor() {
    recordedSheets.push(this);
  }
  replaceSync(text: string) {
    this.text = text;
  }
  async replace(text: string) {
    this.text = text;
    return this;
  }
  insertRule(rule: string) {
    this.text += rule;
    return 0;
  }
  deleteRule() {}
}

/**
 * Loads the entry of a remote, each of its pages and its finder, as the console does.
 * @param onPart called before each part
 */
export async function loadRemote({ name, entry, pages, finder }: Wanted, onPart: (part: string) => void): Promise<Loaded> {
  Object.assign(window, { CSSStyleSheet: RecordedSheet });
  Object.assign(document, { adoptedStyleSheets: [] });
  window.addEventListener('error', ({ error, message }) => void scriptErrors.push(error ?? message));
  const runtime = await startConsole();
  const sheetsOfConsole = new Set(stylesInForce());
  recordedSheets.length = 0;
  watchBrowserOnly();

  const loaded: Loaded = { faults: [], notTried: [], styleScope: undefined, sheets: [], inForce: [] };
  const load = async (part: string, load: () => Promise<unknown>) => {
    onPart(part);
    scriptErrors.length = 0;
    askedFor.clear();
    try {
      return await within(load());
    } catch (error) {
      // When a script throws, the runtime only reports that the entry is missing, so the script's own error is used.
      const cause = scriptErrors[0] ?? error;
      if (needsBrowser(cause)) loaded.notTried.push({ part, error: `it needs ${[...askedFor].join(', ')}` });
      // If a script has failed half-way, the next page gets it from the cache with missing exports.
      else if (loaded.notTried.length > 0 && isOfMissingPart(cause))
        loaded.notTried.push({ part, error: `${wordsOf(cause)}, which may come from a part that was not tried` });
      else loaded.faults.push({ part, error: wordsOf(cause) });
    }
  };

  runtime.registerRemotes([{ name, entry, entryGlobalName: name }]);
  const exposed = (await load('./pages', () => runtime.loadRemote(`${name}/pages`))) as
    { styleScope?: unknown; pages?: unknown } | null | undefined;
  loaded.styleScope = exposed?.styleScope;
  if (exposed) for (const page of pages) await load(`the page ${page}`, () => pageOf(exposed.pages, page));
  if (finder) {
    await load('./finder', async () => {
      const finderModule = await runtime.loadRemote<{ find?: unknown }>(`${name}/finder`);
      if (typeof finderModule?.find !== 'function') throw new Error('it exports no function find');
    });
  }
  loaded.sheets = recordedSheets.map(({ text }) => text);
  loaded.inForce = [
    ...refusedSheets,
    ...stylesInForce()
      .filter((style) => !sheetsOfConsole.has(style))
      .map(textOf),
  ];
  return loaded;
}

/** What is used of shared-kit/i18n. */
interface I18n {
  startI18n: (options: { locale: string; loadNamespace: () => Promise<object> }) => Promise<unknown>;
}

/** Evaluates the shared modules before the remote, so that the browser APIs that they request are not attributed to the remote. */
async function startConsole() {
  const modules = await Promise.all(Object.entries(shares).map(async ([name, load]) => [name, await load()] as const));
  const i18n = Object.fromEntries(modules)['shared-kit/i18n'] as I18n;
  await i18n.startI18n({ locale: 'en-US', loadNamespace: async () => ({ default: {} }) });
  const shareConfig = { singleton: true, requiredVersion: false as const };
  return createInstance({
    name: 'console',
    remotes: [],
    plugins: [provideRuntime()],
    shared: Object.fromEntries(
      modules.map(([name, module]) => [name, { version: '0.0.0', lib: () => module, strategy: 'loaded-first', shareConfig }]),
    ),
  });
}

async function pageOf(pages: unknown, page: string) {
  if (typeof pages !== 'object' || pages === null || !Object.hasOwn(pages, page))
    throw new Error('remote.json names it, and pages.ts does not have it');
  const load = (pages as Record<string, unknown>)[page];
  if (typeof load !== 'function') throw new Error('pages.ts has no function that loads it');
  const { default: component } = ((await load()) ?? {}) as { default?: { $$typeof?: unknown } | null };
  if (typeof component !== 'function' && typeof component?.$$typeof !== 'symbol')
    throw new Error('its module exports no component as default');
}

/** Records the missing browser APIs that the remote requests. */
function watchBrowserOnly() {
  for (const [target, names] of [
    [window, BROWSER_ONLY.window],
    [navigator, BROWSER_ONLY.navigator],
    [document, BROWSER_ONLY.document],
  ] as const) {
    for (const name of names.filter((name) => !(name in target))) {
      Object.defineProperty(target, name, {
        configurable: true,
        get: () => void askedFor.add(name),
        set: (value) => void Object.defineProperty(target, name, { value, configurable: true, writable: true }),
      });
    }
  }
  HTMLCanvasElement.prototype.getContext = () => {
    askedFor.add('canvas');
    return null;
  };
}

/** Whether the message of an error, such as a library's, names a missing browser API. */
function needsBrowser(error: unknown) {
  if (askedFor.size === 0) return false;
  const message = wordsOf(error);
  return (
    isOfMissingPart(error) ||
    [...askedFor].some((api) => message.toLowerCase().includes(api.toLowerCase())) ||
    /webgl|not supported/i.test(message)
  );
}

/** Whether the error is the use of something that does not exist. */
const isOfMissingPart = (error: unknown) => /^(Type|Reference)Error: /.test(wordsOf(error));

/** Sheets that the kit has refused, which tells of them in the console alone: `adoptStyles` of shared-kit/ui-core. */
const refusedSheets: string[] = [];
const { error: logError } = console;
Object.assign(console, {
  error: (...said: unknown[]) => {
    const [, sheet] = /^Refused a style sheet that no build has scoped: ([^]*)$/.exec(String(said[0])) ?? [];
    if (sheet === undefined) logError(...said);
    else refusedSheets.push(sheet);
  },
});

const stylesInForce = () => [...document.adoptedStyleSheets, ...document.querySelectorAll('style, link[rel~=stylesheet]')];

const textOf = (style: object) => (style instanceof RecordedSheet ? style.text : (style as Element).outerHTML);

const wordsOf = (error: unknown) =>
  error instanceof Object && 'message' in error
    ? `${'name' in error ? String(error.name) : 'Error'}: ${String(error.message)}`
    : String(error);

function within<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`it took longer than ${PART_LIMIT_MS / 1000} seconds`)), PART_LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
