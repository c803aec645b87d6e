import type { Locale } from '../text/locale';
import type { TableSettings } from '../session-table/loaded-session';
import type { CsvSeparator, TableToggles } from '../sessions/export-options';

/** What an export needs besides the sessions. */
export interface ExportContext {
  /** The file is named after both; a merged sheet is named after the domain (D-74). */
  company: string;
  domain: string;
  settings: TableSettings;
  toggles: TableToggles;
  /** Title of a last column in merged exports, with the session of each row (D-76). Without a title there is no such column. */
  sessionColumn?: string | undefined;
  /** What separates the fields of a CSV; by default a comma. */
  separator?: CsvSeparator | undefined;
  /** Tells the decimal sign of a CSV where its separator does not (D-75); by default English. */
  locale?: Locale | undefined;
  /** The time in the file name, in epoch milliseconds. */
  now: number;
}
