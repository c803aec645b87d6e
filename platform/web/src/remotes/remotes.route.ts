import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { WebServerOptions } from '../options';
import { sendBuiltFile } from '../shell/send-built-file';
import type { ReleasedRegistry } from './released-registry';
import { findWorkedOn, withWorkedOn } from './worked-on';

/** The list of remotes and their files, which pages of other origins may load too. */
export function remoteRoutes(app: FastifyInstance, { releaseFolder, workedOn }: WebServerOptions, registry: ReleasedRegistry): void {
  app.get('/registry.json', async (request, reply) => {
    const { text, etag, remotes } = await registry.current();
    reply.header('cache-control', 'no-cache').header('access-control-allow-origin', '*').type('application/json; charset=utf-8');
    if (workedOn?.length) {
      const leftOut = (folder: string, reason: string) => app.log.warn({ folder, reason }, 'remote left out of the registry');
      return { schema: 1, remotes: withWorkedOn(remotes, await findWorkedOn(workedOn, leftOut)) };
    }
    reply.header('etag', etag);
    return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(text);
  });

  app.get('/remotes/:name/:version/*', { logLevel: 'warn' }, (request, reply) => {
    const { name, version, '*': path } = request.params as { name: string; version: string; '*': string };
    if (path === '') return reply.callNotFound();
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    // A version never changes: what lies below it is kept for ever.
    return sendBuiltFile(reply, `${name}/${version}/${path}`, join(releaseFolder, 'remotes'), 'forever');
  });
}
