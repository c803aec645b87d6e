interface Route {
  condition: { urlPattern: unknown };
  source: unknown;
}

const HASH = 'sha256-of-the-release';

/** Paths in the browser's store, which fetches from a server that has all of them but `/assets/lost.js`, in whose place somebody else answers. */
function store(...stored: string[]) {
  const paths = new Set(stored);
  const cache = {
    addAll: async (added: Request[]) => {
      expect(added.map(({ integrity }) => integrity)).toEqual(added.map(() => HASH));
      if (added.some(({ url }) => url === '/assets/lost.js')) throw new TypeError('Failed to fetch');
      for (const { url } of added) paths.add(url);
    },
    keys: () => Promise.resolve([...paths].map((path) => ({ url: `https://console.example${path}` }))),
    delete: ({ url }: { url: string }) => Promise.resolve(paths.delete(new URL(url).pathname)),
  };
  Object.assign(globalThis, { caches: { open: () => Promise.resolve(cache) } });
  return paths;
}

/** Starts the worker with these scripts to keep. Returns what runs its listeners until they are done, and the routes that it has added. */
function start(...kept: string[]) {
  const listeners = new Map<string, (event: object) => void>();
  const routes: Route[] = [];
  jest.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.set(type, listener as (event: object) => void);
  });
  class AskedFor {
    constructor(
      readonly url: string,
      readonly options: RequestInit,
    ) {
      Object.assign(this, options);
    }
  }
  const KEPT = Object.fromEntries(kept.map((path) => [path, HASH]));
  Object.assign(globalThis, { KEPT, skipWaiting: () => Promise.resolve(), Request: AskedFor });
  jest.isolateModules(() => void jest.requireActual('./service-worker'));
  const send = async (type: string, more: object = {}) => {
    let done: Promise<unknown> | undefined;
    listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => (done = work), ...more });
    await done;
  };
  const addRoutes = (added: Route[]) => Promise.resolve(void routes.push(...added));
  return {
    routes,
    install: () => send('install', { addRoutes }),
    installWithoutRoutes: () => send('install'),
    activate: () => send('activate'),
  };
}

afterEach(() => jest.restoreAllMocks());

it('ADD-100 the scripts are kept while the worker is installed, and only they are answered from the store', async () => {
  const paths = store();
  const worker = start('/assets/main.1.js', '/assets/screens.1.js');
  await worker.install();
  expect([...paths]).toEqual(['/assets/main.1.js', '/assets/screens.1.js']);
  expect(worker.routes.map(({ condition, source }) => [condition.urlPattern, source])).toEqual([
    ['/assets/main.1.js', { cacheName: 'scripts' }],
    ['/assets/screens.1.js', { cacheName: 'scripts' }],
    [{}, 'network'],
  ]);
});

it('ADD-100 scripts of an earlier release are kept until the worker of the next is in force, and then forgotten', async () => {
  const paths = store('/assets/main.1.js', '/assets/screens.1.js');
  const worker = start('/assets/main.2.js', '/assets/screens.1.js');
  await worker.install();
  expect([...paths]).toContain('/assets/main.1.js');
  await worker.activate();
  expect([...paths]).toEqual(['/assets/screens.1.js', '/assets/main.2.js']);
});

it('ADD-100 a browser that knows no routes stores nothing', async () => {
  const paths = store();
  await start('/assets/main.1.js').installWithoutRoutes();
  expect([...paths]).toEqual([]);
});

it('ADD-100 a worker whose scripts do not all arrive as the build wrote them is not installed', async () => {
  store();
  const worker = start('/assets/main.1.js', '/assets/lost.js');
  await expect(worker.install()).rejects.toThrow('Failed to fetch');
  expect(worker.routes).toEqual([]);
});
