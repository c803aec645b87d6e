import type { Job } from 'shared-kit/workers/inside';
import { recordPieces } from '../records/record-pieces';
import { sessionPieces, type SessionPiece } from '../records/session-pieces';
import type { SessionsToRead } from '../records/sessions-to-read';

/** Reads sessions for the page, which keeps them from one change to the next. Runs in the worker. */
export const readSessionsJob: Job<SessionsToRead, void, never, SessionPiece> = async (reading, { output, onProgress, signal }) => {
  for await (const { session, records } of sessionPieces(reading, { onProgress, signal })) {
    for (const piece of recordPieces(records)) output({ session, records: piece });
  }
};
