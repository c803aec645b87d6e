/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// First, because what is imported next may use what it adds.
import '../../jest-preset/browser-gaps';
import provideRuntime from 'runtime-for-remotes';
import shares from 'console-shares';
import { createInstance } from '@module-federation/enhanced/runtime';

/** Runs in the page of `child.ts`, bundled with the modules that the console shares (`bundle.ts`). */

/**
 * @typedef {{ name: string, entry: string, pages: string[], finder: boolean }} Wanted
 * @typedef {{ part: string, error: string }} Fault the part that could not be loaded, and why
 * @typedef {object} Loaded
 * @property {Fault[]} faults
 * @property {Fault[]} notTried parts that need a browser
 * @property {unknown} styleScope the class of its style sheets that `./pages` exports
 * @property {string[]} sheets the style sheets that were created
 * @property {string[]} inForce the style sheets that apply before any page is shown
 */

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

/** The missing APIs that the current part has requested. @type {Set<string>} */
const askedFor = new Set();
/** @type {RecordedSheet[]} */
const recordedSheets = [];
/** Errors that scripts have thrown, by which no promise is rejected. @type {unknown[]} */
const scriptErrors = [];

/** A style sheet that only records its text. */
class RecordedSheet {
  text = '';
  cssRules = /** @type {unknown[]} */ ([]);
  constructor() {
    recordedSheets.push(this);
  }
  /** @param {string} text */
  replaceSync(text) {
    this.text = text;
  }
  /** @param {string} text */
  async replace(text) {
    this.text = text;
    return this;
  }
  /** @param {string} rule */
  insertRule(rule) {
    this.text += rule;
    return 0;
  }
  deleteRule() {}
}

/**
 * Loads the entry of a remote, each of its pages and its finder, as the console does.
 * @param {Wanted} wanted @param {(part: string) => void} onPart called before each part
 * @returns {Promise<Loaded>}
 */
export async function loadRemote({ name, entry, pages, finder }, onPart) {
  Object.assign(window, { CSSStyleSheet: RecordedSheet });
  Object.assign(document, { adoptedStyleSheets: [] });
  window.addEventListener('error', ({ error, message }) => void scriptErrors.push(error ?? message));
  const runtime = await startConsole();
  const sheetsOfConsole = new Set(stylesInForce());
  recordedSheets.length = 0;
  watchBrowserOnly();

  /** @type {Loaded} */
  const loaded = { faults: [], notTried: [], styleScope: undefined, sheets: [], inForce: [] };
  /** @param {string} part @param {() => Promise<unknown>} load */
  const load = async (part, load) => {
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
  const exposed = /** @type {any} */ (await load('./pages', () => runtime.loadRemote(`${name}/pages`)));
  loaded.styleScope = exposed?.styleScope;
  if (exposed) for (const page of pages) await load(`the page ${page}`, () => pageOf(exposed.pages, page));
  if (finder) {
    await load('./finder', async () => {
      const finderModule = /** @type {any} */ (await runtime.loadRemote(`${name}/finder`));
      if (typeof finderModule?.find !== 'function') throw new Error('it exports no function find');
    });
  }
  loaded.sheets = recordedSheets.map(({ text }) => text);
  loaded.inForce = stylesInForce()
    .filter((style) => !sheetsOfConsole.has(style))
    .map(textOf);
  return loaded;
}

/** Evaluates the shared modules before the remote, so that the browser APIs that they request are not attributed to the remote. */
async function startConsole() {
  const modules = await Promise.all(Object.entries(shares).map(async ([name, load]) => /** @type {const} */ ([name, await load()])));
  const i18n = /** @type {any} */ (Object.fromEntries(modules)['shared-kit/i18n']);
  await i18n.startI18n({ locale: 'en-US', loadNamespace: async () => ({ default: {} }) });
  const shareConfig = { singleton: true, requiredVersion: /** @type {const} */ (false) };
  return createInstance({
    name: 'console',
    remotes: [],
    plugins: [provideRuntime()],
    shared: Object.fromEntries(
      modules.map(([name, module]) => [name, { version: '0.0.0', lib: () => module, strategy: 'loaded-first', shareConfig }]),
    ),
  });
}

/** @param {any} pages @param {string} page */
async function pageOf(pages, page) {
  if (typeof pages !== 'object' || pages === null || !Object.hasOwn(pages, page))
    throw new Error('remote.json names it, and pages.ts does not have it');
  if (typeof pages[page] !== 'function') throw new Error('pages.ts has no function that loads it');
  const { default: component } = (await pages[page]()) ?? {};
  if (typeof component !== 'function' && typeof component?.$$typeof !== 'symbol')
    throw new Error('its module exports no component as default');
}

/** Records the missing browser APIs that the remote requests. */
function watchBrowserOnly() {
  for (const [target, names] of /** @type {const} */ ([
    [window, BROWSER_ONLY.window],
    [navigator, BROWSER_ONLY.navigator],
    [document, BROWSER_ONLY.document],
  ])) {
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

/** Whether the message of an error, such as a library's, names a missing browser API. @param {unknown} error */
function needsBrowser(error) {
  if (askedFor.size === 0) return false;
  const message = wordsOf(error);
  return (
    isOfMissingPart(error) ||
    [...askedFor].some((api) => message.toLowerCase().includes(api.toLowerCase())) ||
    /webgl|not supported/i.test(message)
  );
}

/** Whether the error is the use of something that does not exist. @param {unknown} error */
const isOfMissingPart = (error) => /^(Type|Reference)Error: /.test(wordsOf(error));

const stylesInForce = () => [...document.adoptedStyleSheets, ...document.querySelectorAll('style, link[rel~=stylesheet]')];

/** @param {object} style */
const textOf = (style) => (style instanceof RecordedSheet ? style.text : /** @type {Element} */ (style).outerHTML);

/** @param {unknown} error */
const wordsOf = (error) =>
  error instanceof Object && 'message' in error ? `${'name' in error ? error.name : 'Error'}: ${error.message}` : String(error);

/** @template T @param {Promise<T>} work @returns {Promise<T>} */
function within(work) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`it took longer than ${PART_LIMIT_MS / 1000} seconds`)), PART_LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
