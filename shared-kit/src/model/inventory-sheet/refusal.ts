import { CODE } from '../messages/codes';
import type { Message } from '../messages/message';
import { problem } from '../messages/problem';

/** Thrown inside of a reader with the problem that the exported function returns. */
export class Refusal extends Error {
  constructor(readonly problem: Message) {
    super(problem.text);
  }
}

/** Damaged, encrypted, or not what its name says. */
export const unreadable = (): Message => problem(CODE.invalidFormat);

export const tooLarge = (): Message => problem(CODE.invalidFormat, { key: 'createInventoryTask.tooLarge' });
