import { credentials, makeGenericClientConstructor, Metadata, type ClientDuplexStream } from '@grpc/grpc-js';
import { firestoreDefinition } from 'platform-emulator/definitions';
import type { ListenMessage } from './event';

const Firestore = makeGenericClientConstructor(firestoreDefinition(), 'Firestore');

/** A new connection, since every program has its own. */
function connect(host: string) {
  return new Firestore(host, credentials.createInsecure(), { 'grpc.use_local_subchannel_pool': 1 });
}

function authorized(token: string): Metadata {
  const metadata = new Metadata();
  metadata.set('authorization', `Bearer ${token}`);
  metadata.set('google-cloud-resource-prefix', 'projects/demo-console/databases/(default)');
  return metadata;
}

/** Listens as servers and the web SDK in Node do. */
export function listenByGrpc(host: string, token: string, target: object, take: (message: ListenMessage) => void): void {
  const client = connect(host);
  const stream = client['Listen']!(authorized(token)) as ClientDuplexStream<object, ListenMessage>;
  stream.on('data', take);
  stream.on('error', (error) => {
    throw error;
  });
  stream.write(target);
}

/** Returns a function that writes a document in its own commit. */
export function createWriter(host: string): (name: string, fields: object) => Promise<void> {
  const client = connect(host);
  const commit = client['Commit']!.bind(client) as (request: object, metadata: Metadata, done: (error: Error | null) => void) => void;
  const metadata = authorized('owner');
  return (name, fields) =>
    new Promise((resolve, reject) => {
      const request = { database: 'projects/demo-console/databases/(default)', writes: [{ update: { name, fields } }] };
      commit(request, metadata, (error) => (error ? reject(error) : resolve()));
    });
}
