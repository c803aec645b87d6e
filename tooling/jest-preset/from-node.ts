/** Web APIs that every supported browser has and jsdom lacks; pages in Node get those of Node instead. */
export const FROM_NODE = [
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
  'Response',
  'Headers',
  // TextEncoder and Buffer make arrays of Node's classes: with these, `instanceof` in tests is true for them.
  'ArrayBuffer',
  'Uint8Array',
];
