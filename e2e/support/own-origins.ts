import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** A server for the files of each remote, as if every team had a bucket of its own. */
export interface OwnOrigins {
  /** The origin that serves the files of this remote only. */
  of: (remote: string) => Promise<string>;
  stop: () => Promise<void>;
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.wasm': 'application/wasm' };

/** `releases` is the folder that all remotes are published to. The operating system chooses the ports. */
export function ownOrigins(releases: string): OwnOrigins {
  const servers = new Map<string, Promise<Server>>();

  const serve = (remote: string) =>
    new Promise<Server>((resolve) => {
      const server = createServer((request, response) => {
        const path = normalize(new URL(request.url ?? '', 'http://bucket').pathname);
        const isOwn = path.startsWith(`/remotes/${remote}/`);
        readFile(isOwn ? join(releases, path) : '').then(
          (body) =>
            response
              .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream', 'access-control-allow-origin': '*' })
              .end(body),
          () => response.writeHead(404, { 'access-control-allow-origin': '*' }).end(),
        );
      });
      server.listen(0, '127.0.0.1', () => resolve(server));
    });

  return {
    async of(remote) {
      if (!servers.has(remote)) servers.set(remote, serve(remote));
      return `http://127.0.0.1:${((await servers.get(remote)!).address() as AddressInfo).port}`;
    },
    async stop() {
      for (const server of await Promise.all(servers.values())) {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      }
    },
  };
}
