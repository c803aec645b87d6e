import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { relayTo } from '../src/distance/relay';

it('ADD-45 over a distance no piece of a connection overtakes another, however long each of them takes', async () => {
  let arrived = '';
  const server = createServer((socket) => void socket.on('data', (piece) => (arrived += piece.toString())));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  let delays = 0;
  // Many are due at the same time as the longer one before.
  const delayMs = () => [40.9, 3.2, 1.7, 0.4][(delays += 1) % 4]!;
  const relay = relayTo('127.0.0.1', () => (server.address() as AddressInfo).port, delayMs);
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  const client = connect({ port: (relay.address() as AddressInfo).port, host: '127.0.0.1', noDelay: true });
  const pieces = Array.from({ length: 400 }, (_, n) => `${n} `);
  for (const piece of pieces) {
    client.write(piece);
    await setTimeout(1);
  }
  const sent = pieces.join('');
  while (arrived.length < sent.length) await setTimeout(5);
  client.destroy();
  relay.close();
  server.close();
  expect(arrived).toBe(sent);
});
