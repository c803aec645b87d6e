// A request that no test double answers is a mistake of the test: it fails at once instead of after a timeout.
if (typeof window !== 'undefined') {
  globalThis.fetch = (input, init) => {
    const url = typeof input === 'string' ? input : (input.url ?? String(input));
    return Promise.reject(new Error(`Unhandled request: ${init?.method ?? 'GET'} ${url}`));
  };
  globalThis.XMLHttpRequest = class {
    open(method, url) {
      throw new Error(`Unhandled request: ${method} ${url}`);
    }
  };
}
