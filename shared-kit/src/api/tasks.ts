import { LONG_CALL_LIMIT_MS, type ApiResult } from './call';
import { callApi } from './client';

interface CreateTask {
  company: string;
  domain: string;
  /** Of the moderator the task is created for; absent for the caller's own. */
  parentUid?: string;
  name: string;
  /** The user accepts addresses in several streets (947, the only problem that can be accepted). */
  acceptStreets?: boolean;
  /**
   * The spreadsheet itself, or the packed list (D-60); `contentType` tells which. Pass large ones as a blob: `fetch` copies bytes
   * and texts before it returns, which blocks the page.
   */
  body: Blob | Uint8Array<ArrayBuffer> | string;
  contentType: string;
  signal?: AbortSignal;
}

/** Creates one inventory task (API-26, TASK-35). */
export function createTask(task: CreateTask): Promise<ApiResult> {
  return callApi({
    method: 'POST',
    path: 'tasks',
    query: { domain: task.domain, name: task.name, acceptStreets: task.acceptStreets ? 'true' : undefined },
    company: task.company,
    parentUid: task.parentUid,
    body: task.body,
    contentType: task.contentType,
    signal: task.signal,
    limitMs: LONG_CALL_LIMIT_MS,
  });
}
