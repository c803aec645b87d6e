import { createServer } from 'node:net';
import { shown } from './print';
import { UserError } from './user-error';

export interface Ports {
  web: number;
  auth: number;
  firestore: number;
  storage: number;
}

export const SERVICES: Record<keyof Ports, { variable: string; usual: number }> = {
  web: { variable: 'PORT', usual: 4100 },
  auth: { variable: 'AUTH_PORT', usual: 9099 },
  firestore: { variable: 'FIRESTORE_PORT', usual: 8080 },
  storage: { variable: 'STORAGE_PORT', usual: 9199 },
};

/** The four ports that the environment names, or else the usual ones. */
export function wantedPorts(env: NodeJS.ProcessEnv): Ports {
  const ports = Object.entries(SERVICES).map(([service, { variable, usual }]) => {
    const port = Number(env[variable] || usual);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new UserError(shown`${variable} is "${env[variable]}", which is no port. Give a number from 1 to 65535.`);
    }
    return [service, port];
  });
  const all = ports.map(([, port]) => port);
  if (new Set(all).size < all.length) throw new UserError(shown`Two services cannot share a port: ${all.join(', ')}.`);
  return Object.fromEntries(ports);
}

/**
 * The ports to use: the wanted ones if they are free. Otherwise returns the next free ones with `anyPort`, or throws.
 * @param options `dev`: for `npm run dev`
 */
export async function freePorts(wanted: Ports, { anyPort, dev = false }: { anyPort: boolean; dev?: boolean }): Promise<Ports> {
  const assigned: Set<number> = new Set();
  const ports = { ...wanted };
  const command = dev ? 'npm run dev' : 'npm start';
  for (const service of Object.keys(SERVICES) as (keyof Ports)[]) {
    const port = wanted[service];
    if (!anyPort && !(await isFree(port))) throw (await consoleRunning(service, port, command)) ?? portTaken(service, port, command);
    ports[service] = anyPort ? await freePortFrom(port, assigned) : port;
    assigned.add(ports[service]);
  }
  return ports;
}

/** The first free port from `first` on. @param assigned ports that are assigned already */
export async function freePortFrom(first: number, assigned: ReadonlySet<number> = new Set()) {
  let port = first;
  while (assigned.has(port) || !(await isFree(port))) port = port < 65_535 ? port + 1 : 1024;
  return port;
}

/** The advice when another console has the port; null for any other program. */
async function consoleRunning(service: keyof Ports, port: number, command: string) {
  if (service !== 'web' || !(await isConsole(port))) return null;
  return new UserError(
    shown`A console is running already: http://127.0.0.1:${port}\n` +
      shown`Stop it with Ctrl-C where it was started, or run a second one beside it, with data of its own:\n  DATA_DIR=.data-2 ${command} -- --any-port`,
  );
}

/** The error for a port in use, with what the user can do. `command` is what the user typed. */
export function portTaken(service: keyof Ports | 'metrics', port: number, command: string = 'npm start') {
  const taken = shown`Port ${port} (${service}) is in use by another program.\n`;
  // Only whoever sets it gets a port for metrics, so none is looked for.
  if (service === 'metrics')
    return new UserError(taken + shown`Stop that program, or choose another port (METRICS_PORT=${port + 1} ${command}).`);
  const { variable } = SERVICES[service];
  return new UserError(
    taken +
      shown`Stop that program, choose another port (${variable}=${port + 1} ${command}), or let free ones be found: ${command} -- --any-port`,
  );
}

/** Whether a console answers on this port of this machine. */
async function isConsole(port: number) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/config.json`, { signal: AbortSignal.timeout(2000) });
    return 'firebase' in (await response.json());
  } catch {
    return false;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * Four free ports, for tests and benches. They are below the ports that systems use for outgoing connections
 * (from 32768 on Linux, 49152 elsewhere), so that no browser occupies one before its server listens on it.
 */
export async function anyFreePorts(): Promise<Ports> {
  const start = 20_000 + Math.floor(Math.random() * 12_000);
  return freePorts({ web: start, auth: start + 1, firestore: start + 2, storage: start + 3 }, { anyPort: true });
}
