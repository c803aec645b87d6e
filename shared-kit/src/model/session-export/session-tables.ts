import { buildTableInSteps, type SessionTable } from './build-table';
import type { Pacer } from '../pacing/pacer';
import type { ProgressMeter } from '../pacing/progress-meter';
import type { ExportContext, LoadedSession } from './session-export';

/** Builds the tables of an export one by one, and counts their rows. */
export class SessionTables {
  /** Rows of all tables so far. An export without rows is a problem (EXPORT-13). */
  rowCount = 0;

  constructor(
    private readonly context: ExportContext,
    private readonly pacer: Pacer,
    private readonly meter: ProgressMeter,
  ) {}

  async of({ session, records }: LoadedSession): Promise<SessionTable> {
    const onProgress = this.meter.part(records.length);
    const { settings, toggles } = this.context;
    const table = await this.pacer.run(buildTableInSteps(records, settings, session, toggles), onProgress);
    onProgress(1);
    this.rowCount += table.rows.length;
    return table;
  }

  /** The function to which the writer of these sessions reports its progress. */
  writing(...sessions: readonly LoadedSession[]): (share: number) => void {
    return this.meter.part(sessions.reduce((sum, { records }) => sum + records.length, 0));
  }
}
