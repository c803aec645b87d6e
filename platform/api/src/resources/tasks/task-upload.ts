import type { SheetRequest } from '../../uploads/sheet-reader/sheet-request';

/**
 * The bodies that `POST tasks` takes (D-60): a spreadsheet as it is, or a packed list. Named here and not taken from
 * the model's reader, so that this process never loads the spreadsheet library; a test holds the two together.
 */
const KINDS: ReadonlyMap<string, SheetRequest['kind']> = new Map([
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/vnd.ms-excel', 'xls'],
  ['text/csv', 'csv'],
  ['text/plain', 'packed'],
]);

export const UPLOAD_TYPES: readonly string[] = [...KINDS.keys()];

/** The `charset` of a content type, as it is written there. */
export const charsetOf = (contentType = ''): string | undefined => /;\s*charset\s*=\s*"?([^;"]*)/i.exec(contentType)?.[1]?.trim();

/** The kind of upload by its content type, whose parameters do not matter here. */
export function uploadKind(contentType = ''): SheetRequest['kind'] | undefined {
  return KINDS.get(contentType.split(';', 1)[0]!.trim().toLowerCase());
}
