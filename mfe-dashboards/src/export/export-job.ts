import type { AddressRecord, ExportType, Outcome } from 'shared-kit/model';
import { exportSessions, type ExportContext, type ExportedFile, type LoadedSession } from 'shared-kit/model/session-export';
import type { Job } from 'shared-kit/workers/inside';

export interface ExportRequest {
  type: ExportType;
  sessions: LoadedSession['session'][];
  context: ExportContext;
}

/** Records of one of the sessions; a session comes in as many pieces as it takes. */
export interface SessionPiece {
  /** Its place in the request. */
  session: number;
  records: readonly AddressRecord[];
}

/** Gathers the records, builds the tables and writes the file. Runs in the worker. */
export const exportJob: Job<ExportRequest, Outcome<ExportedFile>, SessionPiece> = async (request, { input, onProgress, signal }) => {
  const loaded = request.sessions.map((session) => ({ session, records: [] as AddressRecord[] }));
  for await (const piece of input) {
    for (const record of piece.records) loaded[piece.session]?.records.push(record);
  }
  return exportSessions(request.type, loaded, request.context, onProgress, signal);
};
