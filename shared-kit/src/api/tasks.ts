import { uploadSizeProblem, type DomainRef } from 'shared-kit/model';
import { LONG_CALL_LIMIT_MS, type ApiResult } from './call';
import { callApi } from './client';

interface CreateTask extends DomainRef {
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

const bytesOf = (body: CreateTask['body']): number =>
  typeof body === 'string' ? new TextEncoder().encode(body).byteLength : body instanceof Blob ? body.size : body.byteLength;

/** Creates one inventory task (API-26, TASK-35). A body that the platform would refuse for its size is not sent (D-60). */
export async function createTask({ domain, name, acceptStreets, ...task }: CreateTask): Promise<ApiResult> {
  const tooLarge = uploadSizeProblem(bytesOf(task.body));
  if (tooLarge) return { ok: false, problem: tooLarge };
  const query = { domain, name, acceptStreets: acceptStreets ? 'true' : undefined };
  return callApi({ method: 'POST', path: 'tasks', query, ...task, limitMs: LONG_CALL_LIMIT_MS });
}
