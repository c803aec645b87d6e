import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { print, printError } from 'tooling/print';
import type { LogFormat } from '../log/log-options';
import { googleLine } from '../log/google-logging';

export interface Server {
  app: FastifyInstance;
  host: string;
  port: number;
  onClose: () => Promise<void>;
}

interface StartProblem {
  code: 'PORT_TAKEN' | 'SETTINGS_INVALID' | 'START_FAILED';
  reason: string;
  host?: string;
  port?: number;
  /** Whose port it is. */
  service?: 'web' | 'metrics';
}

/** How long a connection without a call stays open when the process is told to end: one may be on its way. */
const GRACE_MS = 3000;
/** When the process ends, whatever still runs, calls too: after 10 s it would be killed, by what starts it here and by container engines. */
const STOP_MS = 8000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function fail(problem: StartProblem, format: LogFormat): never {
  const line = { startProblem: problem };
  printError(format === 'google' ? googleLine('CRITICAL', problem.reason, line) : JSON.stringify(line));
  process.exit(1);
}

/**
 * Makes a server and lets it listen until the process is told to end, then lets running requests finish. A start that fails ends the process with
 * one line of JSON on standard error, for the program or the person that started it, in the format of the log.
 */
export async function runServer(make: () => Promise<Server>, format: LogFormat): Promise<void> {
  const server = await make().catch((error: unknown) =>
    fail(
      {
        code: (error as { code?: unknown }).code === 'SETTINGS_INVALID' ? 'SETTINGS_INVALID' : 'START_FAILED',
        reason: reasonOf(error),
      },
      format,
    ),
  );
  const { app, host, port } = server;
  const closeReserved = trackReserved(app);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(server, signal, closeReserved));
  try {
    const url = await app.listen({ host, port });
    app.log.info({ url }, 'server started');
    print(JSON.stringify({ ready: url }));
  } catch (error) {
    // The port that could not be opened, which may be that of the metrics.
    const { code, address = host, port: opened = port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
    const service = opened === port ? 'web' : 'metrics';
    fail(
      { code: code === 'EADDRINUSE' ? 'PORT_TAKEN' : 'START_FAILED', reason: reasonOf(error), host: address, port: opened, service },
      format,
    );
  }
}

let isStopping = false;

/** Returns a function that closes the connections on which no call runs, for which the closing server would wait. Browsers hold some in reserve that never ask for anything. */
function trackReserved(app: FastifyInstance): () => void {
  const reserved = new Set<Socket>();
  app.server.on('connection', (socket) => {
    reserved.add(socket);
    socket.once('close', () => reserved.delete(socket));
  });
  app.server.on('request', ({ socket }, reply) => {
    reserved.delete(socket);
    reply.once('close', () => {
      if (!socket.destroyed) reserved.add(socket);
    });
  });
  return () => reserved.forEach((socket) => socket.destroy());
}

async function stop({ app, onClose }: Server, signal: string, closeReserved: () => void): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const began = Date.now();
  app.log.info({ signal }, 'server draining: running calls may finish');
  setTimeout(() => {
    app.log.warn({ ms: Date.now() - began }, 'server stopped, with work under way that took too long');
    process.exit(0);
  }, STOP_MS);
  setInterval(closeReserved, GRACE_MS);
  try {
    await app.close();
    await onClose();
    app.log.info({ ms: Date.now() - began }, 'server stopped');
  } catch (error) {
    app.log.error({ err: error }, 'server stopped, with an error');
  }
  process.exit(0);
}
