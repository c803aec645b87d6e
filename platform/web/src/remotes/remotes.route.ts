import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { WebServerOptions } from '../options';
import { sendBuiltFile } from '../shell/send-built-file';
import type { ReleasedRegistry } from './released-registry';
import { ReleasedFiles } from './released-files';
import { findWorkedOn, withWorkedOn } from './worked-on';

/** The names of remotes and versions that publishing accepts. */
const SAFE = /^[A-Za-z0-9][A-Za-z0-9._+-]*$/;

/** The kinds of files that remotes consist of; others are sent from disk like any file. */
const TYPES: Readonly<Record<string, string>> = { '.js': 'application/javascript; charset=utf-8', '.json': 'application/json; charset=utf-8', '.wasm': 'application/wasm' };

const YEAR_S = 365 * 24 * 60 * 60;

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

  const files = new ReleasedFiles(join(releaseFolder, 'remotes'));
  app.get('/remotes/:name/:version/*', { logLevel: 'warn' }, async (request, reply) => {
    const { name, version, '*': path } = request.params as { name: string; version: string; '*': string };
    if (path === '') return reply.callNotFound();
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    const type = TYPES[extname(path)];
    const file = type && SAFE.test(name) && SAFE.test(version) ? await files.find(`${name}/${version}`, path, request.headers['accept-encoding']) : null;
    if (file) {
      const { bytes, etag, encoding } = file;
      reply.headers({ vary: 'accept-encoding', 'cache-control': `public, max-age=${YEAR_S}, immutable`, etag, ...(encoding && { 'content-encoding': encoding }) });
      return request.headers['if-none-match']?.includes(etag) ? reply.status(304).send() : reply.type(type!).send(bytes);
    }
    // A version never changes: browsers may keep its files for ever.
    return sendBuiltFile(reply, `${name}/${version}/${path}`, join(releaseFolder, 'remotes'), 'forever');
  });
}
