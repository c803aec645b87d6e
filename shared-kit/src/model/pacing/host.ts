/**
 * The globals that pauses use, which browsers, workers and Node all have. They are declared here because the model is compiled without the
 * types of any of these hosts.
 */
interface Port {
  onmessage: (() => void) | null;
  postMessage(data: null): void;
  close(): void;
}

interface Host {
  MessageChannel: new () => { port1: Port; port2: Port };
  performance: { now(): number };
}

export const host = globalThis as unknown as Host;
