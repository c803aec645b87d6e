import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { WebServerOptions } from '../options';
import { sendBuiltFile } from '../shell/send-built-file';
import { findRemotes, registryOf } from './registry';

/** The list of remotes and their files, which pages of other origins may load too. */
export function remoteRoutes(app: FastifyInstance, { remoteFolders }: WebServerOptions): void {
  app.get('/registry.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('access-control-allow-origin', '*');
    const leftOut = (folder: string, reason: string) => app.log.warn({ folder, reason }, 'remote left out of the registry');
    return registryOf(await findRemotes(remoteFolders(), leftOut));
  });

  app.get('/remotes/:name/:version/*', { logLevel: 'warn' }, async (request, reply) => {
    const { name, version, '*': path } = request.params as { name: string; version: string; '*': string };
    const remotes = await findRemotes(remoteFolders(), () => undefined);
    const remote = remotes.find(({ entry }) => entry.name === name && entry.version === version);
    if (!remote || path === '') return reply.callNotFound();
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    // The version is a hash of the content: what lies below it never changes.
    return sendBuiltFile(reply, path, join(remote.folder, 'dist'), 'forever');
  });
}
