import { webcrypto } from 'node:crypto';
import { TestEnvironment } from 'jest-environment-jsdom';
import { FROM_NODE } from './from-node';

/** Node's request. From version 24 on it takes signals of Node's own class alone, and tests abort with those of jsdom. */
class RequestInTests extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init?.signal ? { ...init, signal: following(init.signal) } : init);
  }
}

/** A signal of Node that is aborted with another. */
function following(other: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort(other.reason);
  if (other.aborted) abort();
  else other.addEventListener('abort', abort, { once: true });
  return controller.signal;
}

/** jsdom with missing web APIs that can only be added from outside the test's context. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    for (const name of FROM_NODE) {
      const own: unknown = Reflect.get(globalThis, name);
      if (own) Reflect.set(this.global, name, own);
    }
    this.global.Request = RequestInTests;
    const crypto = Reflect.get(this.global, 'crypto') as Partial<Crypto> | undefined;
    if (!crypto?.subtle) {
      Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true });
    }
  }
}
