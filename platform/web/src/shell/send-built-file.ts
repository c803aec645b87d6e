import type { FastifyReply } from 'fastify';

/** Such as `main.1a2b3c4d.js`. The name changes with the content, so browsers may cache the file forever. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/i;

export const isHashed = (name: string): boolean => HASHED.test(name);

/** The shell's service worker (`shell/src/kept-scripts`): it fetches the scripts that it keeps, and nothing else. */
const SERVICE_WORKER = 'service-worker.js';
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Sends a file of a build, or its compressed copy if there is one. Answers "not found" if the file does not exist. */
export function sendBuiltFile(reply: FastifyReply, path: string, folder: string): FastifyReply {
  reply.header('vary', 'accept-encoding');
  if (path === SERVICE_WORKER) reply.header('content-security-policy', WORKER_POLICY);
  if (!isHashed(path)) {
    reply.header('cache-control', 'no-cache');
    return reply.sendFile(path, folder, { cacheControl: false });
  }
  return reply.sendFile(path, folder, { immutable: true, maxAge: YEAR_MS });
}
