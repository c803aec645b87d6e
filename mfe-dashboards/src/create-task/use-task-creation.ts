import { createTask, type ApiResult } from 'shared-kit/api';
import { CODE, keyedMessage, problemOf, type DomainRef, type Message } from 'shared-kit/model';
import { contentTypeOf, type Encoding, type FileKind } from 'shared-kit/model/inventory-sheet';
import { useOneRun } from 'shared-kit/workers';
import { useState } from 'react';
import type { PlannedTask } from './planned-tasks';

export interface CreationRequest {
  checkedFile: Blob;
  kind: FileKind;
  /** The encoding in which a CSV was checked. */
  encoding: Encoding | undefined;
  tasks: readonly PlannedTask[];
  acceptStreets: boolean;
}

/** Why a creation failed, with the tasks that exist by then and those that do not. */
export interface CreationFailure {
  problem: Message;
  created: string[];
  notCreated: string[];
}

/** Creates the tasks of a file one after the other and stops at the first failure (D-60). */
export function useTaskCreation(ref: DomainRef) {
  // The task that is being created, after `done` of `total` others.
  const [progress, setProgress] = useState<{ name: string; done: number; total: number } | null>(null);
  const [failure, setFailure] = useState<CreationFailure | null>(null);
  const [created, setCreated] = useState<readonly string[]>([]);
  const [unanswered, setUnanswered] = useState<readonly string[]>([]);
  const run = useOneRun();

  /** Resolves with the result of the last call, or null if it was cancelled. Tasks that an earlier attempt with this file created are left out. */
  const create = async (request: CreationRequest): Promise<ApiResult | null> => {
    const signal = run.begin();
    setFailure(null);
    const todo = request.tasks.filter(({ name }) => !created.includes(name));
    const done: string[] = [];
    let result: ApiResult | null = null;
    try {
      for (const task of todo) {
        setProgress({ name: task.name, done: done.length, total: todo.length });
        result = await send(ref, request, task, signal);
        if (!result.ok) {
          if (result.problem.code === CODE.serviceUnavailable) setUnanswered([...unanswered, task.name]);
          break;
        }
        done.push(task.name);
      }
    } catch (error) {
      result = signal.aborted ? null : { ok: false, problem: problemOf(error) };
    }
    setProgress(null);
    setCreated([...created, ...done]);
    if (result && !result.ok) {
      const notCreated = todo.slice(done.length).map(({ name }) => name);
      setFailure({ problem: result.problem, created: [...created, ...done], notCreated });
    }
    if (result?.ok && todo.length > 1) return { ok: true, message: keyedMessage('createInventoryTask.createdMany', [todo.length]) };
    return result;
  };

  return {
    progress,
    failure,
    create,
    /** Tasks that earlier attempts have created, or may have created because the answer was lost. The server recognises a repeated call. */
    ownNames: [...created, ...unanswered],
    cancel: run.end,
    /** Called when another file is chosen. */
    reset: () => {
      setFailure(null);
      setCreated([]);
      setUnanswered([]);
    },
  };
}

/** Sends the packed list of the sheet, or the file if there is no packed list (D-60). */
function send(ref: DomainRef, request: CreationRequest, { name, sheet }: PlannedTask, signal: AbortSignal): Promise<ApiResult> {
  const { checkedFile, kind, encoding, acceptStreets } = request;
  const { packedList, problem } = sheet;
  return createTask({
    ...ref,
    name,
    acceptStreets: acceptStreets && problem !== null,
    body: packedList ?? checkedFile,
    contentType: packedList ? 'text/plain; charset=utf-8' : contentTypeOf(kind, encoding),
    signal,
  });
}
