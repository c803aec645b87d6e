/**
 * The globals that the model uses. Those that not all browsers, workers and Node have are optional. They are declared here because the
 * model is compiled without the types of any of these hosts.
 */
interface Port {
  onmessage: (() => void) | null;
  postMessage(data: null): void;
  close(): void;
}

interface Decoder {
  decode(bytes?: Uint8Array | Uint16Array, options?: { stream?: boolean }): string;
}

interface Encoder {
  encode(text: string): Uint8Array;
}

interface Reader {
  read(): Promise<{ done: boolean; value?: Uint8Array }>;
}

/** What the source of a stream calls. */
interface Controller {
  enqueue(chunk: Uint8Array): void;
  close(): void;
}

export interface ByteTransform {
  readonly readable: { getReader(): Reader };
  readonly writable: object;
}

/** A key of WebCrypto; its content stays with the host. */
export type CryptoKey = object;

interface Crypto {
  subtle: {
    importKey(format: 'spki' | 'pkcs8', bytes: Uint8Array, algorithm: object, extractable: boolean, usages: string[]): Promise<CryptoKey>;
    sign(algorithm: object, key: CryptoKey, bytes: Uint8Array): Promise<ArrayBuffer>;
    verify(algorithm: object, key: CryptoKey, signature: Uint8Array, bytes: Uint8Array): Promise<boolean>;
  };
}

interface Host {
  MessageChannel: new () => { port1: Port; port2: Port };
  performance: { now(): number };
  ReadableStream: new (source: { pull(controller: Controller): Promise<void> }) => { pipeTo(writable: object): Promise<void> };
  /** `subtle` is missing in browsers on pages without HTTPS. */
  crypto: Crypto;
  TextDecoder: new (label: string, options?: { fatal?: boolean }) => Decoder;
  TextEncoder: new () => Encoder;
  atob(base64: string): string;
  btoa(bytes: string): string;
  requestIdleCallback?: (callback: () => void, options: { timeout: number }) => number;
  cancelIdleCallback?: (handle: number) => void;
  CompressionStream?: new (format: 'gzip') => ByteTransform;
}

export const host = globalThis as unknown as Host;
export const { TextDecoder, TextEncoder } = host;
export type TextDecoder = Decoder;
