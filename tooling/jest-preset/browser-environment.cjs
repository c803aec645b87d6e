require('./style-matching.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** Web APIs that every supported browser has and jsdom lacks; Node's own serve in their place. */
const FROM_NODE = [
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'Request',
  'Response',
  'Headers',
  // One kind of bytes on both sides: TextEncoder and Buffer make Node's, `instanceof` must agree.
  'ArrayBuffer',
  'Uint8Array',
];

/** jsdom with the gaps filled that need Node's side of the fence. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) {
      if (globalThis[name]) this.global[name] = globalThis[name];
    }
    const { webcrypto } = require('node:crypto');
    if (!this.global.crypto?.subtle) {
      Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true });
    }
  }
};
