import { createTask, type ApiResult } from 'shared-kit/api';
import { useMessageText, useText } from 'shared-kit/i18n';
import { CODE, keyedMessage, type DomainRef, type Message } from 'shared-kit/model';
import { contentTypeOf, type Encoding, type FileKind } from 'shared-kit/model/workbook';
import { useCallsInTurn } from 'shared-kit/ui-overlay';
import { useEffect, useRef, useState } from 'react';
import type { PlannedTask } from './planned-tasks';

export interface CreationRequest {
  checkedFile: Blob;
  /** Null for rows that come from no file, which are sent as their packed list. */
  kind: FileKind | null;
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

/** A task with the file it is in. */
interface Creation {
  request: CreationRequest;
  task: PlannedTask;
}

/** Creates the tasks of a file one after the other and stops at the first failure (D-60). That goes on when the page is left (D-132). */
export function useTaskCreation(ref: DomainRef) {
  const { t } = useText('dashboards');
  const messageText = useMessageText();
  const [failure, setFailure] = useState<CreationFailure | null>(null);
  const [created, setCreated] = useState<readonly string[]>([]);
  const [unanswered, setUnanswered] = useState<readonly string[]>([]);
  const present = useRef(true);
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
    };
  }, []);
  const { progress, run } = useCallsInTurn<Creation>({
    things: ({ task: { name } }) => [{ key: `task/${ref.company}/${ref.domain}/${name}`, name }],
    call: ({ request, task }, signal) => send(ref, request, task, signal),
    endsAt: 'failure',
    texts: {
      running: (progress) => t('createInventoryTask.creating', progress),
      all: (count) => messageText(keyedMessage('createInventoryTask.createdMany', [count])),
      some: (outcome) => t('createInventoryTask.createdPart', outcome),
    },
  });

  /**
   * Resolves with whether all tasks exist and the page is still open. Tasks that an earlier attempt with this file created are left out. The result is told
   * by the series.
   */
  const create = async (request: CreationRequest): Promise<boolean> => {
    setFailure(null);
    const todo = request.tasks.filter(({ name }) => !created.includes(name));
    const end = await run(todo.map((task) => ({ request, task })));
    if (!end) return false;
    const names = (of: readonly Creation[]) => of.map(({ task }) => task.name);
    const done = names(end.done);
    setCreated([...created, ...done]);
    if (end.stopped) {
      const left = names([...end.failed.map(({ item }) => item), ...end.notSent]);
      if (end.stopped.code === CODE.serviceUnavailable) setUnanswered([...unanswered, ...left.slice(0, 1)]);
      setFailure({ problem: end.stopped, created: [...created, ...done], notCreated: left });
    }
    return done.length === todo.length && present.current;
  };

  return {
    isSending: progress !== null,
    failure,
    create,
    /** Tasks that earlier attempts have created, or may have created because the answer was lost. The server recognises a repeated call. */
    ownNames: [...created, ...unanswered],
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
    contentType: packedList || kind === null ? 'text/plain; charset=utf-8' : contentTypeOf(kind, encoding),
    signal,
  });
}
