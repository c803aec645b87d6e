/** Numbers that a requirement or a rule of docs/product sets. */

/** Milliseconds a snackbar stays (D-08). */
export const SNACKBAR_MS = { default: 3000, success: 3000, error: 5000, emailVerified: 8000 } as const;

export const DEFAULT_SESSION_LIMIT = 100;
export const TASK_LIMIT = 100;
/** Records of changes in one page and in an export. Each record is a document read. */
export const CHANGE_LIMITS = { page: 50, exported: 1000 } as const;
/** Ids in one "in" query, though newer SDKs allow more (D-95). */
export const IN_CHUNK = 10;

export const PAGE_SIZES = [5, 10, 15, 25, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;
export const SEARCH_DEBOUNCE_MS = 300;

export const MIN_PASSWORD_LENGTH = 6;
export const HISTORY_VALUES = 3;
export const MAX_ATTEMPTS = 3;

/** Label designs of a domain, and barcodes of one of them (D-50). */
export const MAX_LABEL_DESIGNS = 100;
export const MAX_BARCODES = 50;
/** Pixels of each side of a label's picture; vertices are counted in the picture's own pixels (LABEL-18). */
export const MAX_LABEL_SIDE = 4096;
/** Characters of names of labels and manual fields, and of the texts of settings. */
export const MAX_TEXT = 100;
/** Characters of what is described or noted. */
export const MAX_DESCRIPTION = 500;
export const MAX_UNIT = 30;
/** Characters of the name, prefix, postfix or limiter of a barcode's field. */
export const MAX_FIELD_TEXT = 100;
/** Fields of a barcode: more than any printed label has. */
export const MAX_DATA_FIELDS = 50;
/** Texts to try a pattern on, and the characters of each (D-59). */
export const MAX_TEST_TEXTS = 10;
export const MAX_TEST_TEXT_LENGTH = 200;
/** The maximum length of other lists, more than any form shows; a longer list could exceed the size of a document. */
export const MAX_MANUAL_INPUT_FIELDS = 200;
/** Versions that a history of settings shows at first, and by how many it grows (D-106). */
export const SETTINGS_HISTORY_PAGE = 50;

export const KEY_TAIL_LENGTH = 60;
/** Ages in milliseconds: a younger API key is `safe`, or is only a `warning` (D-81). */
export const KEY_AGE_MS = { safe: 23_328_000_000, warning: 31_536_000_000 } as const;

export const STAGE_SIZE = { width: 800, height: 600 } as const;
export const PATTERN_STAGE_SIZE = { width: 200, height: 200 } as const;
export const IMAGE_TYPES = ['image/jpeg', 'image/png'] as const;

/** A longer sheet name is cut to one character less, with an ellipsis (D-74). */
export const SHEET_NAME_LENGTH = 30;

/** Each of the two waits of signing out (D-20). */
export const LOGOUT_STEP_MS = 1000;
export const EMAIL_VERIFIED_REDIRECT_MS = 5000;

/**
 * The maximum bytes of a spreadsheet or packed list in a request (D-60). A sheet of 100,000 rows has about 5 MB, its packed list about 4. Cloud Run
 * ends requests of 32 MiB itself, with an answer that says nothing of files.
 */
export const MAX_UPLOAD_BYTES = 31 * 1024 * 1024;

/** Characters of the packed address list in one payload document (D-65). */
export const PAYLOAD_PART_LENGTH = 900_000;

/** The greatest distance of a valid `Date` from 1970, in either direction; formatters throw beyond it. */
export const LAST_MOMENT_MS = 8.64e15;

/** The domain's own limit when it is a positive integer, else the default (D-78). */
export function sessionLimit(sessionCountLimit: unknown): number {
  const limit = typeof sessionCountLimit === 'number' && Number.isInteger(sessionCountLimit) ? sessionCountLimit : 0;
  return limit > 0 ? limit : DEFAULT_SESSION_LIMIT;
}

/** The list in pieces of at most `size`, in order; no pieces for an empty list. */
export function chunk<T>(list: readonly T[], size: number = IN_CHUNK): T[][] {
  const pieces: T[][] = [];
  for (let i = 0; i < list.length; i += size) pieces.push(list.slice(i, i + size));
  return pieces;
}
