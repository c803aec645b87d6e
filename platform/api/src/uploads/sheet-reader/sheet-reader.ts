import { CODE, problem } from 'shared-kit/model';
import { createChildPool, memoryShare, type ChildFile, type ChildPoolLimits } from '../child-process/child-pool';
import { CALL_TIMES } from '../../http/call-times';
import type { Party } from '../../http/turns';
import { ChildEnded } from '../child-process/run-in-child';
import type { SheetReply, SheetRequest } from './sheet-request';

export interface SheetReader {
  read(request: SheetRequest, party: Party): Promise<SheetReply>;
}

/** Two processes may take half of the memory there is. */
const limits = (): ChildPoolLimits => ({
  deadlineMs: CALL_TIMES.sheetMs,
  waitMs: CALL_TIMES.sheetWaitMs,
  atOnce: 2,
  ofUser: 3,
  ofCompany: 8,
  memoryMiB: memoryShare(1024, 1 / 4),
});

/**
 * Reads each upload in a process of its own, so that a hostile file has limited memory and time and cannot affect the next upload. A file that hangs, crashes
 * or takes too much memory is refused with `invalidFormat` and its name; an upload that waits too long for its turn with `serviceUnavailable`,
 * one of a user or company that has too many with `minuteLimit`.
 */
export function createSheetReader(childFile: ChildFile, options: Partial<ChildPoolLimits> = {}): SheetReader {
  const run = createChildPool<SheetRequest, SheetReply>(() => childFile('sheet-reader'), { ...limits(), ...options });
  return {
    async read(request, party) {
      try {
        return await run(request, party);
      } catch (error) {
        if (!(error instanceof ChildEnded)) throw error;
        return { ok: false, problem: problem(CODE.invalidFormat, { key: 'createInventoryTask.readingEnded', args: [request.fileName] }) };
      }
    },
  };
}
