import type { ExportType, Outcome } from 'shared-kit/model';
import { exportSessions, type ExportContext, type ExportedFile, type LoadedSession } from 'shared-kit/model/session-export';
import type { Job } from 'shared-kit/workers/inside';

export interface ExportRequest {
  type: ExportType;
  sessions: LoadedSession[];
  context: ExportContext;
}

/** Builds the tables and writes the file. Runs in the worker. */
export const exportJob: Job<ExportRequest, Outcome<ExportedFile>> = ({ type, sessions, context }, { onProgress, signal }) =>
  exportSessions(type, sessions, context, onProgress, signal);
