import { once } from 'node:events';
import http from 'node:http';
import { createServer } from 'node:net';
import { anyFreePorts, freePorts, wantedPorts } from './ports.mjs';

async function takePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: server.address().port, close: () => server.close() };
}

describe('the ports of the stack', () => {
  it('are the usual ones, or what the environment says', () => {
    expect(wantedPorts({ PORT: '5000' })).toEqual({ web: 5000, auth: 9099, firestore: 8080, storage: 9199 });
  });

  it.each(['x', '0', '70000', '1.5'])('refuses "%s" by the name of its variable', (value) => {
    expect(() => wantedPorts({ AUTH_PORT: value })).toThrow(/AUTH_PORT/);
  });

  it('refuses one port for two services', () => {
    expect(() => wantedPorts({ AUTH_PORT: '4100' })).toThrow(/share a port/);
  });

  it('names a taken port, its variable and the way out', async () => {
    const taken = await takePort();
    const wanted = { ...(await anyFreePorts()), auth: taken.port };
    await expect(freePorts(wanted, { anyPort: false })).rejects.toThrow(
      new RegExp(`Port ${taken.port} \\(auth\\)[^]*AUTH_PORT=\\d+ npm start[^]*npm start -- --any-port$`),
    );
    await expect(freePorts(wanted, { anyPort: false, dev: true })).rejects.toThrow(/AUTH_PORT=\d+ npm run dev\b[^]*npm run dev -- --any-port$/);
    taken.close();
  });

  it('names a console that has the port, and how to run a second one', async () => {
    const server = http.createServer((_request, response) => response.end('{"firebase":{}}')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address();
    const wanted = { ...(await anyFreePorts()), web: port };
    await expect(freePorts(wanted, { anyPort: false })).rejects.toThrow(new RegExp(`^A console is running already: http://127.0.0.1:${port}\n.*\n  DATA_DIR=.data-2 npm start -- --any-port$`));
    await expect(freePorts(wanted, { anyPort: false, dev: true })).rejects.toThrow(/npm run dev -- --any-port$/);
    server.close();
  });

  it('takes the next free one when any will do, never one twice', async () => {
    const taken = await takePort();
    const others = await anyFreePorts();
    const ports = await freePorts({ ...others, auth: taken.port, firestore: taken.port + 1 }, { anyPort: true });
    expect(ports.auth).toBeGreaterThan(taken.port);
    expect(new Set(Object.values(ports)).size).toBe(4);
    taken.close();
  });

  it('gives tests ports that no outgoing connection is given', async () => {
    for (let time = 0; time < 20; time += 1) {
      for (const port of Object.values(await anyFreePorts())) expect(port).toBeLessThan(32_768);
    }
  });
});
