import { CODE } from '../../messages/codes';
import type { Message } from '../../messages/message';
import { keyedMessage, problem } from '../../messages/problem';
import { ENCODINGS } from './encodings';

/** Thrown within a reader or a writer. The exported functions return its problem instead. */
export class Refusal extends Error {
  constructor(readonly problem: Message) {
    super(problem.text);
  }
}

/** The problem of a file that is damaged, encrypted, or of another kind than its name says. */
export const unreadable = (): Message => problem(CODE.invalidFormat);

/** The problem of a CSV with a quote that is not closed before the end of the file. */
export const unclosedQuote = (line: number): Message =>
  problem(CODE.invalidFormat, { key: 'createInventoryTask.unclosedQuote', args: [line] });

/** The problem of a file of an unsupported kind. */
export const invalidFile = (): Message => keyedMessage('createInventoryTask.invalidFile');

/** The problem of a CSV with the name of an unsupported encoding. */
export const unknownEncoding = (name: string): Message =>
  problem(CODE.invalidFormat, { key: 'createInventoryTask.unknownEncoding', args: [name, ENCODINGS.join(', ')] });

export const tooLarge = (): Message => problem(CODE.invalidFormat, { key: 'createInventoryTask.tooLarge' });

/** The problem of an OpenDocument spreadsheet, whatever its name. */
export const openDocument = (): Message => problem(CODE.invalidFormat, { key: 'createInventoryTask.openDocument' });

/** The problem of an XLSB. */
export const binaryWorkbook = (): Message => problem(CODE.invalidFormat, { key: 'createInventoryTask.binaryWorkbook' });

export const passwordProtected = (): Message => problem(CODE.invalidFormat, { key: 'createInventoryTask.passwordProtected' });

/** The problem of a file whose reading crashed, or was terminated because it took too long or too much memory. */
export const readingEnded = (fileName: string): Message =>
  problem(CODE.invalidFormat, { key: 'createInventoryTask.readingEnded', args: [fileName] });
