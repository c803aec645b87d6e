import type { FastifyInstance } from 'fastify';

interface StartProblem {
  code: 'PORT_TAKEN' | 'START_FAILED';
  port: number;
  host: string;
  reason: string;
}

function startProblem(error: unknown, port: number, host: string): StartProblem {
  const code = (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? 'PORT_TAKEN' : 'START_FAILED';
  return { code, port, host, reason: error instanceof Error ? error.message : String(error) };
}

/** Time for running requests when the process is told to end. */
const GRACE_MS = 3000;

/**
 * Listens until the process is told to end, then lets running requests finish. A start that fails ends the process with one
 * line of JSON on standard error, for the program that started it to explain.
 */
export async function runServer(
  app: FastifyInstance,
  { host, port, onClose }: { host: string; port: number; onClose: () => Promise<void> },
): Promise<void> {
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    // Browsers hold connections in reserve that never ask for anything; the server would wait for them.
    const cut = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    await app.close();
    clearTimeout(cut);
    await onClose();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());
  try {
    const address = await app.listen({ host, port });
    process.stdout.write(`${JSON.stringify({ ready: address })}\n`);
  } catch (error) {
    process.stderr.write(`${JSON.stringify({ startProblem: startProblem(error, port, host) })}\n`);
    process.exit(1);
  }
}
