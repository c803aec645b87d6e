import type { FastifyReply } from 'fastify';

/** `main.1a2b3c4d.js`: the name changes with the content, so it may be kept for ever. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/i;

export const isHashed = (name: string): boolean => HASHED.test(name);

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Sends a file of a build, compressed in advance where there is such a file; answers "not found" when there is none. */
export function sendBuiltFile(reply: FastifyReply, path: string, folder: string): FastifyReply {
  reply.header('vary', 'accept-encoding');
  if (!isHashed(path)) {
    reply.header('cache-control', 'no-cache');
    return reply.sendFile(path, folder, { cacheControl: false });
  }
  return reply.sendFile(path, folder, { immutable: true, maxAge: YEAR_MS });
}
