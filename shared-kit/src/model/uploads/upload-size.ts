import { MAX_UPLOAD_BYTES } from '../entities/limits';
import { CODE } from '../messages/codes';
import type { Message } from '../messages/message';
import { problem } from '../messages/problem';

/** The limit of an upload as it is shown to users, in units of 1,048,576 bytes. */
export const MAX_UPLOAD_MB = MAX_UPLOAD_BYTES / 1024 / 1024;

/** Why an upload of this many bytes is refused before it is sent; null if it is not. */
export const uploadSizeProblem = (bytes: number): Message | null =>
  bytes > MAX_UPLOAD_BYTES ? problem(CODE.invalidFormat, { key: 'createInventoryTask.fileTooLarge', args: [MAX_UPLOAD_MB] }) : null;
