import { MAX_UPLOAD_BYTES } from '../../entities/limits';

const MIB = 1024 * 1024;

/**
 * Limits for one file, as D-128 lists them. An upload may be malicious: a few kilobytes can state any size, or unpack to it. So everything is counted while it is
 * read; what the file says about its own size is not used.
 */
export const FILE_LIMITS = {
  fileBytes: MAX_UPLOAD_BYTES,
  /** Size of a legacy workbook. Its cells come in any order, so they have to be in memory before they can be counted. */
  xlsBytes: 20 * MIB,
  zipEntries: 4096,
  /** Size of all parts together, unpacked. */
  unpackedBytes: 256 * MIB,
  /** How many times its packed size a part may unpack to, checked above 16 MiB. Real sheets reach about 60, lists of equal styles a thousand; deflate can reach 1032. */
  ratio: 300,
  sheets: 256,
  /** Rows with content, in one sheet. */
  rows: 1_048_576,
  columns: 1024,
  /** Cells with content plus shared strings, in the whole workbook. */
  cells: 3_000_000,
  /** Characters in one cell: the limit of spreadsheet programs. */
  cellLength: 32_767,
  /** Characters in all cells together. Millions of cells can repeat one long shared string. */
  textLength: 96 * MIB,
  /** Characters of a packed list before compression. The list repeats every header in every row. */
  packedLength: 384 * MIB,
};
export type FileLimits = typeof FILE_LIMITS;

/** The time without progress after which the reading of a file is terminated. */
export const READING_SILENCE_LIMIT_MS = 30_000;
