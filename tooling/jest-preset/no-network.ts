// A request that no test double answers is a mistake of the test: it fails at once instead of after a timeout.
if (typeof window !== 'undefined') {
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return Promise.reject(new Error(`Unhandled request: ${init?.method ?? 'GET'} ${url}`));
  };
  class NoRequest {
    open(method: string, url: string) {
      throw new Error(`Unhandled request: ${method} ${url}`);
    }
  }
  Reflect.set(globalThis, 'XMLHttpRequest', NoRequest);
}
