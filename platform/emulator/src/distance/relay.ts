import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** How much may be under way before the sender has to wait. */
const MAX_UNDER_WAY = 8 * 1024 * 1024;

/**
 * Passes connections on to a server of this machine, each piece of data a while later, in order, as over a distance.
 * @param port where that server listens, when a client connects
 * @param delayMs how long the next piece takes; called for each
 */
export function relayTo(host: string, port: () => number, delayMs: () => number = () => 0): Server {
  return createServer({ noDelay: true }, (client) => {
    const server = connect({ host, port: port(), noDelay: true });
    pass(client, server, delayMs);
    pass(server, client, delayMs);
    client.on('close', () => server.destroy());
  });
}

function pass(from: Socket, to: Socket, delayMs: () => number): void {
  let underWay = 0;
  let before = Promise.resolve();
  const later = (arrive: () => void): void => {
    const arrives = Date.now() + delayMs();
    // Not a timer for each: of two that are due at the same time the later one may fire first, and its piece would overtake the one before.
    before = before.then(async () => {
      const left = arrives - Date.now();
      if (left > 0) await setTimeout(left);
      arrive();
    });
  };
  from.on('data', (piece) => {
    underWay += piece.length;
    if (underWay > MAX_UNDER_WAY) from.pause();
    later(() => {
      underWay -= piece.length;
      if (underWay <= MAX_UNDER_WAY) from.resume();
      if (to.writable) to.write(piece);
    });
  });
  from.on('end', () => later(() => to.end()));
  from.on('error', () => to.destroy());
  from.on('close', () => later(() => to.destroySoon()));
}
