import { CODE, type KeyedText } from '../../messages/codes';
import type { Message } from '../../messages/message';
import { problem } from '../../messages/problem';
import type { FileLimits } from './file-limits';
import { tooLarge } from './refusal';

/** Where a limit is exceeded: the sheet, and the cell by its name in spreadsheet programs. */
export interface Place {
  sheet: string;
  cell: string;
}

const MIB = 1024 * 1024;

const refused = (key: KeyedText, ...args: (string | number)[]): Message => problem(CODE.invalidFormat, { key, args });

/** The problem of a file over one of its limits: which one, and where. A limit that protects against hostile files has no text of its own. */
export function overLimit(limit: keyof FileLimits, most: number, place?: Place): Message {
  if (limit === 'fileBytes') return refused('createInventoryTask.fileTooLarge', Math.floor(most / MIB));
  if (limit === 'xlsBytes') return refused('createInventoryTask.xlsTooLarge', Math.floor(most / MIB));
  if (limit === 'sheets') return refused('createInventoryTask.tooManySheets', most);
  if (!place) return tooLarge();
  const { sheet, cell } = place;
  switch (limit) {
    case 'columns':
      return refused('createInventoryTask.tooManyColumns', sheet, cell, most);
    case 'rows':
      return refused('createInventoryTask.tooManyRows', sheet, most);
    case 'cells':
      return refused('createInventoryTask.tooManyCells', sheet, cell, most);
    case 'cellLength':
      return refused('createInventoryTask.cellTooLong', cell, sheet, most);
    case 'textLength':
      return refused('createInventoryTask.tooMuchText', sheet, cell, Math.floor(most / MIB));
    case 'packedLength':
      return refused('createInventoryTask.listTooLong', sheet, cell, Math.floor(most / MIB));
    default:
      return tooLarge();
  }
}
