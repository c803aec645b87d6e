import { CODE } from '../messages/codes';
import type { Message } from '../messages/message';
import { keyedMessage, problem } from '../messages/problem';
import { ENCODINGS } from './encodings';

/** Thrown within a reader. The exported functions return its problem instead. */
export class Refusal extends Error {
  constructor(readonly problem: Message) {
    super(problem.text);
  }
}

/** The problem of a file that is damaged, encrypted, or of another kind than its name says. */
export const unreadable = (): Message => problem(CODE.invalidFormat);

/** The problem of a CSV with a quote that swallows the rest of the file. */
export const unclosedQuote = (line: number): Message =>
  problem(CODE.invalidFormat, { key: 'createInventoryTask.unclosedQuote', args: [line] });

/** The problem of a file that is none of the kinds that are read. */
export const invalidFile = (): Message => keyedMessage('createInventoryTask.invalidFile');

/** The problem of a CSV that comes with the name of an encoding that is not read. */
export const unknownEncoding = (name: string): Message =>
  problem(CODE.invalidFormat, { key: 'createInventoryTask.unknownEncoding', args: [name, ENCODINGS.join(', ')] });

export const tooLarge = (): Message => problem(CODE.invalidFormat, { key: 'createInventoryTask.tooLarge' });
