import type { AddressInfo, Server } from 'node:net';
import { EmulatorStartError } from '../errors/start-error';

/** Listens and returns the port in use; throws an `EmulatorStartError` when the port is taken. */
export function listen(server: Server, service: 'auth' | 'firestore' | 'storage', host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE' || error.code === 'EACCES';
      reject(isTaken ? new EmulatorStartError({ code: 'PORT_TAKEN', service, port, host }) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
