const { computedStyles } = require('./style-rules.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** Web APIs that every supported browser has and jsdom lacks; tests get those of Node instead. */
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
  // TextEncoder and Buffer make arrays of Node's classes: with these, `instanceof` in tests is true for them.
  'ArrayBuffer',
  'Uint8Array',
];

/** jsdom with missing web APIs that can only be added from outside the test's context. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) {
      if (globalThis[name]) this.global[name] = globalThis[name];
    }
    this.global.getComputedStyle = computedStyles(this.global.getComputedStyle);
    const { webcrypto } = require('node:crypto');
    if (!this.global.crypto?.subtle) {
      Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true });
    }
  }
};
