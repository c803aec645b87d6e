import { createServer } from 'node:net';
import { UserError } from './user-error.mjs';

/** @typedef {{ web: number, auth: number, firestore: number, storage: number }} Ports */

/** @type {Record<keyof Ports, { variable: string, usual: number }>} */
export const SERVICES = {
  web: { variable: 'PORT', usual: 4100 },
  auth: { variable: 'AUTH_PORT', usual: 9099 },
  firestore: { variable: 'FIRESTORE_PORT', usual: 8080 },
  storage: { variable: 'STORAGE_PORT', usual: 9199 },
};

/**
 * The four ports that the environment names, or else the usual ones.
 * @param {NodeJS.ProcessEnv} env @returns {Ports}
 */
export function wantedPorts(env) {
  const ports = Object.entries(SERVICES).map(([service, { variable, usual }]) => {
    const port = Number(env[variable] || usual);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new UserError(`${variable} is "${env[variable]}", which is no port. Give a number from 1 to 65535.`);
    }
    return [service, port];
  });
  const all = ports.map(([, port]) => port);
  if (new Set(all).size < all.length) throw new UserError(`Two services cannot share a port: ${all.join(', ')}.`);
  return Object.fromEntries(ports);
}

/**
 * The ports to use: those wanted when they are free, else the next free ones or a message.
 * @param {Ports} wanted @param {{ anyPort: boolean }} options @returns {Promise<Ports>}
 */
export async function freePorts(wanted, { anyPort }) {
  /** @type {Set<number>} */
  const taken = new Set();
  const ports = { ...wanted };
  for (const service of /** @type {(keyof Ports)[]} */ (Object.keys(SERVICES))) {
    let port = wanted[service];
    while (taken.has(port) || !(await isFree(port))) {
      if (!anyPort) throw portTaken(service, port);
      port = port < 65_535 ? port + 1 : 1024;
    }
    taken.add(port);
    ports[service] = port;
  }
  return ports;
}

/** @param {keyof Ports} service @param {number} port */
export function portTaken(service, port) {
  const { variable } = SERVICES[service];
  return new UserError(
    `Port ${port} (${service}) is in use by another program.\n` +
      `Stop that program, choose another port (${variable}=${port + 1} npm start), or let free ones be found: npm start -- --any-port`,
  );
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * Four free ports, for tests and benches. They are below the ports that systems use for outgoing connections
 * (from 32768 on Linux, 49152 elsewhere), so that no browser occupies one before its server listens on it.
 * @returns {Promise<Ports>}
 */
export async function anyFreePorts() {
  const start = 20_000 + Math.floor(Math.random() * 12_000);
  return freePorts({ web: start, auth: start + 1, firestore: start + 2, storage: start + 3 }, { anyPort: true });
}
