import type { FastifyInstance } from 'fastify';

export interface Server {
  app: FastifyInstance;
  host: string;
  port: number;
  /** Called when the server has closed. */
  onClose: () => Promise<void>;
}

interface StartProblem {
  code: 'PORT_TAKEN' | 'SETTINGS_INVALID' | 'START_FAILED';
  reason: string;
  host?: string;
  port?: number;
}

/** Time for running requests when the process is told to end. */
const GRACE_MS = 3000;
/** When the process ends, whatever still runs: after 10 s it would be killed, by what starts it here and by container engines. */
const STOP_MS = 8000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function fail(problem: StartProblem): never {
  process.stderr.write(`${JSON.stringify({ startProblem: problem })}\n`);
  process.exit(1);
}

/**
 * Makes a server and lets it listen until the process is told to end, then lets running requests finish. A start that fails ends the process with
 * one line of JSON on standard error, for the program or the person that started it.
 */
export async function runServer(make: () => Promise<Server>): Promise<void> {
  const server = await make().catch((error: unknown) =>
    fail({ code: (error as { code?: unknown }).code === 'SETTINGS_INVALID' ? 'SETTINGS_INVALID' : 'START_FAILED', reason: reasonOf(error) }),
  );
  const { app, host, port } = server;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(server, signal));
  try {
    const address = await app.listen({ host, port });
    app.log.info({ address }, 'server started');
    process.stdout.write(`${JSON.stringify({ ready: address })}\n`);
  } catch (error) {
    fail({ code: (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? 'PORT_TAKEN' : 'START_FAILED', reason: reasonOf(error), host, port });
  }
}

let isStopping = false;

async function stop({ app, onClose }: Server, signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const began = Date.now();
  app.log.info({ signal }, 'server draining: running calls may finish');
  setTimeout(() => {
    app.log.warn({ ms: Date.now() - began }, 'server stopped, with work under way that took too long');
    process.exit(0);
  }, STOP_MS);
  // Browsers hold connections in reserve that never ask for anything; the server would wait for them.
  setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  try {
    await app.close();
    await onClose();
    app.log.info({ ms: Date.now() - began }, 'server stopped');
  } catch (error) {
    app.log.error({ err: error }, 'server stopped, with an error');
  }
  process.exit(0);
}
