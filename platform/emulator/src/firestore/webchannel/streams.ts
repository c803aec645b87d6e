import type { Caller } from '../../store/access';
import { parseJson } from '../../http/body';
import { asciiJson } from '../../store/ascii-json';
import { statusOf, StatusError } from '../../errors/status';
import type { FirestoreContext } from '../context';
import { listenJson } from '../listen/listen-json';
import { ListenStream } from '../listen/listen-stream';
import { WriteStream } from '../write-stream';
import type { Session, SessionStream } from './session';

export type StreamKind = 'Listen' | 'Write';

/** A stream of messages, in JSON form. */
interface MessageStream {
  receive(message: unknown): void;
  close(): void;
}

/** Opens a Listen or Write stream on a session. */
export function openStream(kind: StreamKind, context: FirestoreContext, caller: Caller, session: Session): SessionStream {
  const stream = kind === 'Listen' ? listen(context, caller, session) : write(context, caller, session);
  const expiry = caller.kind === 'user' ? setTimeout(expire, caller.expiresAt - Date.now(), context, session) : undefined;
  expiry?.unref();
  return {
    receive(json) {
      try {
        stream.receive(parseJson(json));
      } catch (error) {
        fail(context, session, statusOf(error));
      }
    },
    close() {
      clearTimeout(expiry);
      stream.close();
    },
  };
}

/** Ends a session with an error for the client's stream, after all answers that wait for the disk. */
export function fail(context: FirestoreContext, session: Session, error: StatusError): void {
  context.journal.whenDurable(() => session.end('close', asciiJson({ error })));
}

/** Ends the stream with an error: only that makes the SDK fetch a new token and connect again. */
function expire(context: FirestoreContext, session: Session): void {
  fail(context, session, new StatusError('UNAUTHENTICATED', 'The ID token has expired.'));
}


function listen(context: FirestoreContext, caller: Caller, session: Session): MessageStream {
  const stream = new ListenStream(context, caller, (messages) => {
    session.send(messages.map((message) => () => listenJson(message, context.database)));
  });
  return {
    receive: (message) => stream.receive(message),
    close: () => stream.close(),
  };
}

function write(context: FirestoreContext, caller: Caller, session: Session): MessageStream {
  const stream = new WriteStream(context, caller, (message) => session.send([() => asciiJson(message)]));
  return {
    receive: (message) => stream.receive(message),
    close: () => undefined,
  };
}
