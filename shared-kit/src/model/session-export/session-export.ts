import type { AddressRecord, DomainSettings, Session } from '../entities/entities';
import type { Locale } from '../text/locale';
import type { CsvSeparator, TableToggles } from '../sessions/export-options';

/** The settings that determine the columns and texts of a table. */
export type TableSettings = Pick<DomainSettings, 'baseFields' | 'resultFields' | 'labelDesigns' | 'manualInputFields'>;

/** A session with its records, which are stored in several documents (D-70). */
export interface LoadedSession {
  session: Pick<Session, 'name' | 'startTime' | 'wasTask' | 'orderedColumns'>;
  records: readonly AddressRecord[];
}

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
