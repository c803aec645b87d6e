import type { ServerDuplexStream } from '@grpc/grpc-js';
import type { Caller } from '../../store/documents/access';
import type { FirestoreContext } from '../database/context';
import { listenObject } from '../listen/listen-json';
import type { ListenMessage } from '../listen/listen-message';
import { ListenStream } from '../listen/listen-stream';
import type { StatusError } from '../../errors/status';
import type { StoredDocument } from '../../store/documents/document';
import type { MessageStream } from '../wire/message-stream';
import { wireDocument } from '../wire/wire';
import { WriteStream } from '../services/write-stream';
import { fromProto, toProto } from './proto-json';

type Call = ServerDuplexStream<object, object>;
type Fail = (error: unknown) => void;

/** Listen over gRPC. */
export function listenCall(context: FirestoreContext, caller: Caller, call: Call, fail: Fail): void {
  const stream = new ListenStream(context, caller, (messages) => {
    for (const message of messages) call.write(listenMessage(message, context));
    drop(context.faults.ofChannel('Listen'), fail);
  });
  receive(call, context, fail, stream, caller);
}

/** Write over gRPC. */
export function writeCall(context: FirestoreContext, caller: Caller, call: Call, fail: Fail): void {
  const stream = new WriteStream(
    context,
    caller,
    (message) => {
      call.write(toProto(message));
      drop(context.faults.ofChannel('Write'), fail);
    },
    (error) => context.journal.whenDurable(() => fail(error)),
  );
  receive(call, context, fail, stream, caller);
}

function drop(error: StatusError | undefined, fail: Fail): void {
  if (error) fail(error);
}

function receive(call: Call, { journal, shares }: FirestoreContext, fail: Fail, stream: MessageStream, caller: Caller): void {
  let ended = false;
  let release = () => {};
  const end = (): void => {
    ended = true;
    stream.close();
    release();
  };
  try {
    release = shares.take(caller, 'channels');
  } catch (error) {
    end();
    fail(error);
    return;
  }
  call.on('data', (message: object) => {
    if (ended) return;
    try {
      stream.receive(fromProto(message));
    } catch (error) {
      end();
      // Sent after all answers that wait for the disk.
      journal.whenDurable(() => fail(error));
    }
  });
  call.on('end', () => {
    end();
    journal.whenDurable(() => call.end());
  });
  call.on('cancelled', end);
  call.on('close', end);
  call.on('error', end);
  call.resume();
}

/** Converted documents, shared by all clients that get the same change. Cleared soon, since documents may be large. */
const documents = new Map<StoredDocument, object>();

function protoDocument(document: StoredDocument, { database }: FirestoreContext): object {
  const converted = documents.get(document) ?? toProto(wireDocument(database, document));
  if (documents.size === 0) setImmediate(() => documents.clear());
  documents.set(document, converted);
  return converted;
}

function listenMessage(message: ListenMessage, context: FirestoreContext): object {
  if (message.kind !== 'change') return toProto(listenObject(message, context.database));
  const { document, targetIds, removedTargetIds } = message;
  return { documentChange: { document: protoDocument(document, context), targetIds, removedTargetIds } };
}
