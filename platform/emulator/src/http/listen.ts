import type { AddressInfo, Server } from 'node:net';
import { EmulatorStartError } from '../start-error';

/** Listens and gives the port in use; a taken port is told as such. */
export function listen(server: Server, service: 'auth' | 'firestore' | 'storage', host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE' || error.code === 'EACCES';
      reject(taken ? new EmulatorStartError({ code: 'PORT_TAKEN', service, port, host }) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
