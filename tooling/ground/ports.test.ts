import { once } from 'node:events';
import http from 'node:http';
import { createServer } from 'node:net';
import { anyFreePorts, freePorts, wantedPorts } from './ports';
import { portOf } from './testing/port-of';

async function takePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: portOf(server), close: () => server.close() };
}

describe('the ports of the stack', () => {
  it('are the usual ones unless the environment names others', () => {
    expect(wantedPorts({ PORT: '5000' })).toEqual({ web: 5000, auth: 9099, firestore: 8080, storage: 9199 });
  });

  it.each(['x', '0', '70000', '1.5'])('cannot be "%s", which is refused with the name of its variable', (value) => {
    expect(() => wantedPorts({ AUTH_PORT: value })).toThrow(/AUTH_PORT/);
  });

  it('must be different for each service', () => {
    expect(() => wantedPorts({ AUTH_PORT: '4100' })).toThrow(/share a port/);
  });

  it('a taken port is reported with its variable and what to do', async () => {
    const taken = await takePort();
    const wanted = { ...(await anyFreePorts()), auth: taken.port };
    await expect(freePorts(wanted, { anyPort: false })).rejects.toThrow(
      new RegExp(`Port ${taken.port} \\(auth\\)[^]*AUTH_PORT=\\d+ npm start[^]*npm start -- --any-port$`),
    );
    await expect(freePorts(wanted, { anyPort: false, dev: true })).rejects.toThrow(
      /AUTH_PORT=\d+ npm run dev\b[^]*npm run dev -- --any-port$/,
    );
    taken.close();
  });

  it('a port that another console has is reported with how to run a second console', async () => {
    const server = http.createServer((_request, response) => response.end('{"firebase":{}}')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = portOf(server);
    const wanted = { ...(await anyFreePorts()), web: port };
    await expect(freePorts(wanted, { anyPort: false })).rejects.toThrow(
      new RegExp(`^A console is running already: http://127.0.0.1:${port}\n.*\n  DATA_DIR=.data-2 npm start -- --any-port$`),
    );
    await expect(freePorts(wanted, { anyPort: false, dev: true })).rejects.toThrow(/npm run dev -- --any-port$/);
    server.close();
  });

  it('with `anyPort` the next free port is taken, and no port twice', async () => {
    const taken = await takePort();
    const others = await anyFreePorts();
    const ports = await freePorts({ ...others, auth: taken.port, firestore: taken.port + 1 }, { anyPort: true });
    expect(ports.auth).toBeGreaterThan(taken.port);
    expect(new Set(Object.values(ports)).size).toBe(4);
    taken.close();
  });

  it('tests get ports outside of the range of outgoing connections', async () => {
    for (let time = 0; time < 20; time += 1) {
      for (const port of Object.values(await anyFreePorts())) expect(port).toBeLessThan(32_768);
    }
  });
});
