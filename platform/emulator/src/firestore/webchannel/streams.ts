import type { Caller } from '../../store/documents/access';
import { parseJson } from '../../http/body';
import { asciiJson } from '../../store/values/ascii-json';
import { statusOf, type StatusError } from '../../errors/status';
import type { FirestoreContext } from '../database/context';
import { listenJson } from '../listen/listen-json';
import { ListenStream } from '../listen/listen-stream';
import { failAtExpiry, type MessageStream } from '../wire/message-stream';
import { WriteStream } from '../services/write-stream';
import type { Session, SessionStream } from './session';

export type StreamKind = 'Listen' | 'Write';

/** Opens a Listen or Write stream on a session. */
export function openStream(kind: StreamKind, context: FirestoreContext, caller: Caller, session: Session): SessionStream {
  const release = context.shares.take(caller, 'channels');
  const send: Session['send'] = (messages) => {
    session.send(messages);
    const dropped = context.faults.ofChannel(kind);
    if (dropped) fail(context, session, dropped);
  };
  const stream: MessageStream =
    kind === 'Listen'
      ? new ListenStream(context, caller, (messages) => send(messages.map((message) => () => listenJson(message, context.database))))
      : new WriteStream(
          context,
          caller,
          (message) => send([() => asciiJson(message)]),
          (error) => fail(context, session, statusOf(error)),
        );
  const expiry = failAtExpiry(caller, (error) => fail(context, session, error));
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
      release();
    },
  };
}

/** Ends a session with an error for the client's stream, after all answers that wait for the disk. */
export function fail(context: FirestoreContext, session: Session, error: StatusError): void {
  context.journal.whenDurable(() => session.end('close', asciiJson({ error })));
}
