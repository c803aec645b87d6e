import type { AddressRecord, DomainSettings, Session } from '../entities/entities';
import type { TableToggles } from '../sessions/export-options';

/** The parts of the settings that decide columns and texts. */
export type TableSettings = Pick<DomainSettings, 'baseFields' | 'resultFields' | 'labelDesigns' | 'manualInputFields'>;

/** A session together with its records, loaded from its parts (decision D-70). */
export interface LoadedSession {
  session: Pick<Session, 'name' | 'startTime' | 'wasTask' | 'orderedColumns'>;
  records: readonly AddressRecord[];
}

/** What an export needs to know beside the sessions. */
export interface ExportContext {
  /** The two names that make up the file name; the domain also names the merged sheet (decision D-74). */
  company: string;
  domain: string;
  settings: TableSettings;
  toggles: TableToggles;
  /** The title of a last column of merged exports that names the session of each row (Amendments, D-76); without one there is none. */
  sessionColumn?: string | undefined;
  /** Epoch milliseconds of the time stamp in the file name. */
  now: number;
}

export interface ExportedFile {
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: string;
}

/** The part of an `AbortSignal` that long work looks at, so that the model needs no DOM types. */
export interface CancelSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
}
