import { watch, type FSWatcher } from 'node:fs';
import { dirname } from 'node:path';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const DEV_EVENTS_PATH = '/__dev/events';

/** A build writes many files: pages reload once, this long after the last change. */
const SETTLE_MS = 150;

/** `GET /__dev/events`: a `reload` event whenever one of `files` was written again. */
export function devEvents(app: FastifyInstance, files: () => string[]): void {
  const pages = new Set<ServerResponse>();
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => pages.forEach((page) => page.write('event: reload\ndata: \n\n')), SETTLE_MS);
  };

  /** Watches folders, because a build replaces its files, which ends a watch on a file. */
  function watchAll(): void {
    for (const file of files()) {
      const folder = dirname(file);
      if (watchers.has(folder)) continue;
      try {
        const watcher = watch(folder, (_event, name) => {
          if (name !== null && file.endsWith(name)) changed();
        });
        watcher.on('error', () => watchers.delete(folder));
        watchers.set(folder, watcher);
      } catch {
        // The folder has not been built yet: the next page that connects tries again.
      }
    }
  }

  app.get(DEV_EVENTS_PATH, (_request, reply) => {
    watchAll();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    raw.write(': open\n\n');
    pages.add(raw);
    raw.on('close', () => pages.delete(raw));
  });

  app.addHook('preClose', async () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
    // Destroyed and not ended: after `end` the connection stays open, and the closing server would wait for it.
    pages.forEach((page) => page.destroy());
  });
}
