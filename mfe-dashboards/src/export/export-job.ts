import type { ExportType, Outcome } from 'shared-kit/model';
import { exportSessions, type ExportContext } from 'shared-kit/model/session-export';
import { fileAsBlob, type DownloadedFile, type Job } from 'shared-kit/workers/inside';
import { FollowedSessions } from '../session-data/followed-sessions';
import type { SessionsToRead } from '../session-data/sessions-to-read';

export interface ExportRequest {
  type: ExportType;
  toRead: SessionsToRead;
  context: ExportContext;
}

/** Reads the sessions, builds the tables and writes the file. Runs in the worker. */
export const exportJob: Job<ExportRequest, Outcome<DownloadedFile>> = async ({ type, toRead, context }, { onProgress, signal }) => {
  const followed = new FollowedSessions();
  await followed.read(toRead, { onProgress, signal });
  return fileAsBlob(await exportSessions(type, followed.loaded(toRead), context, onProgress, signal));
};
