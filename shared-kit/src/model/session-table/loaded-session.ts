import type { AddressRecord, DomainSettings, Session } from '../entities/entities';

/** The settings that determine the columns and texts of a table. */
export type TableSettings = Pick<DomainSettings, 'baseFields' | 'resultFields' | 'labelDesigns' | 'manualInputFields'>;

/** A session with its records, which are stored in several documents (D-70). */
export interface LoadedSession {
  session: Pick<Session, 'name' | 'startTime' | 'wasTask' | 'orderedColumns'>;
  records: readonly AddressRecord[];
}
