import type { AddressRecord, ExportType, Outcome } from 'shared-kit/model';
import { exportSessions, type ExportContext } from 'shared-kit/model/session-export';
import { fileAsBlob, type DownloadedFile, type Job } from 'shared-kit/workers/inside';
import { sessionPieces } from '../records/session-pieces';
import type { SessionsToRead } from '../records/sessions-to-read';

export interface ExportRequest {
  type: ExportType;
  reading: SessionsToRead;
  context: ExportContext;
}

/** Reads the sessions, builds the tables and writes the file. Runs in the worker. */
export const exportJob: Job<ExportRequest, Outcome<DownloadedFile>> = async (request, { onProgress, signal }) => {
  const loaded = request.reading.sessions.map((session) => ({ session, records: [] as AddressRecord[] }));
  for await (const piece of sessionPieces(request.reading, { onProgress, signal })) {
    for (const record of piece.records) loaded[piece.session]?.records.push(record);
  }
  return fileAsBlob(await exportSessions(request.type, loaded, request.context, onProgress, signal));
};
