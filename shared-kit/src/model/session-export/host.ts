/**
 * The globals that the writers use, which browsers, workers and Node have. They are declared here because the model is compiled without
 * the types of any of these hosts.
 */
interface Port {
  onmessage: (() => void) | null;
  postMessage(data: null): void;
  close(): void;
}

interface Reader {
  read(): Promise<{ done: boolean; value?: Uint8Array }>;
}

interface Writer {
  readonly ready: Promise<unknown>;
  write(chunk: Uint8Array): Promise<void>;
  close(): Promise<void>;
  abort(reason?: unknown): Promise<void>;
}

export interface ByteTransform {
  readonly readable: { getReader(): Reader };
  readonly writable: { getWriter(): Writer };
}

interface Host {
  MessageChannel: new () => { port1: Port; port2: Port };
  CompressionStream?: new (format: 'gzip') => ByteTransform;
  performance: { now(): number };
}

export const host = globalThis as unknown as Host;
