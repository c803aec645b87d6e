import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between the page and a server. It can hold back all data while its connections stay open. */
export interface SilentProxy {
  /** Such as `127.0.0.1:4711`. */
  host: string;
  silence: () => void;
  /** Passes on the data that was held back, and all data from now on. */
  resume: () => void;
  stop: () => Promise<void>;
}

/** Starts a proxy to the server at `host:port`. */
export async function silentProxy(to: string): Promise<SilentProxy> {
  const [host, port] = to.split(':');
  const sockets = new Set<Socket>();
  let isSilent = false;
  const follow = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    if (isSilent) socket.pause();
    socket
      .on('data', (bytes) => other.write(bytes))
      .on('end', () => other.end())
      .on('error', () => other.destroy())
      .on('close', () => sockets.delete(socket));
  };
  const server = createServer({ allowHalfOpen: true }, (page) => {
    const upstream = connect(Number(port), host);
    follow(page, upstream);
    follow(upstream, page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
