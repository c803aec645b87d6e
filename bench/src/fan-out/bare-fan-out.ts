/**
 * The floor of the fan-out: a bare gRPC server with the messages of Firestore, which sends each written document to every listener. It stores
 * nothing and checks neither callers nor queries.
 */
import { Server, ServerCredentials, type ServerDuplexStream, type ServerUnaryCall, type sendUnaryData } from '@grpc/grpc-js';
import { firestoreDefinition } from 'platform-emulator/definitions';

interface Commit {
  writes: { update: { name: string; fields: object } }[];
}

const now = () => ({ seconds: String(Math.floor(Date.now() / 1000)), nanos: 0 });
const listeners = new Set<ServerDuplexStream<object, object>>();
const server = new Server();
server.addService(firestoreDefinition(), {
  Listen(call: ServerDuplexStream<object, object>) {
    call.on('data', () => {
      const time = { readTime: now(), resumeToken: Buffer.from('token') };
      call.write({ targetChange: { targetChangeType: 'ADD', targetIds: [2] } });
      call.write({ targetChange: { targetChangeType: 'CURRENT', targetIds: [2], ...time } });
      call.write({ targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], ...time } });
      listeners.add(call);
    });
    for (const end of ['end', 'cancelled', 'close', 'error']) call.on(end, () => listeners.delete(call));
  },
  Commit({ request }: ServerUnaryCall<Commit, object>, done: sendUnaryData<object>) {
    const time = now();
    for (const { update } of request.writes) {
      const document = { ...update, createTime: time, updateTime: time };
      for (const call of listeners) {
        call.write({ documentChange: { document, targetIds: [2] } });
        call.write({ targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], readTime: time, resumeToken: Buffer.from('token') } });
      }
    }
    done(null, { commitTime: time, writeResults: [{ updateTime: time }] });
  },
});
server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => {
  if (error) throw error;
  console.log(JSON.stringify({ ready: `127.0.0.1:${port}` }));
});
