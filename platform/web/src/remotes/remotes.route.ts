import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { WebServerOptions } from '../ground/options';
import type { ReleasedRegistry } from './released-registry';
import { ReleasedFiles } from './released-files';
import { findWorkedOn, withWorkedOn } from './worked-on';

/** The names of remotes and versions that publishing accepts. */
const SAFE = /^[A-Za-z0-9][A-Za-z0-9._+-]*$/;

/** The kinds of files that remotes consist of. Browsers download others, and show nothing of them. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const YEAR_S = 365 * 24 * 60 * 60;

/** Whether a range begins where a file has ended. Files of versions are small: of other ranges, the whole file is sent. */
const isPastEnd = (range: string | undefined, length: number): boolean =>
  Number(/^bytes=(\d+)-\d*$/.exec(range ?? '')?.[1] ?? -1) >= length;

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
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    const file =
      SAFE.test(name) && SAFE.test(version) ? await files.find(`${name}/${version}`, path, request.headers['accept-encoding']) : null;
    // Only a file with the published hash is sent, not one that is still being copied, because browsers cache it forever.
    if (!file)
      return reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('There is no such file.\n');
    const { bytes, etag, encoding } = file;
    if (isPastEnd(request.headers.range, bytes.length))
      throw Object.assign(new Error('The range is past the end of the file.'), {
        statusCode: 416,
        headers: { 'content-range': `bytes */${bytes.length}` },
      });
    reply.headers({
      vary: 'accept-encoding',
      'cache-control': `public, max-age=${YEAR_S}, immutable`,
      etag,
      ...(encoding && { 'content-encoding': encoding }),
    });
    return request.headers['if-none-match']?.includes(etag)
      ? reply.status(304).send()
      : reply.type(TYPES[extname(path)] ?? 'application/octet-stream').send(bytes);
  });
}
