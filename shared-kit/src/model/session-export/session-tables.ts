import { buildTableInSteps, type SessionTable } from '../session-table/build-table';
import { host } from '../pacing/host';
import type { Pacer } from '../pacing/pacer';
import type { Progress } from '../pacing/progress';
import type { ExportContext } from './export-context';
import type { LoadedSession } from '../session-table/loaded-session';

/** The minimum time between two reports, because each may be a message to another thread. */
const INTERVAL_MS = 40;

const countRecords = (sessions: readonly LoadedSession[]): number => sessions.reduce((sum, { records }) => sum + records.length, 0);

/** Builds the tables of an export one by one, counts their rows, and adds up the progress of building and writing them, some of which run at the same time. */
export class SessionTables {
  /** Rows of all tables so far. An export without rows is a problem (EXPORT-13). */
  rowCount = 0;
  private done = 0;
  private lastSent = -Infinity;
  /** Each record counts twice: its table is built, then written. */
  private readonly total: number;

  constructor(
    private readonly context: ExportContext,
    private readonly pacer: Pacer,
    sessions: readonly LoadedSession[],
    private readonly onProgress: ((progress: Progress) => void) | undefined,
  ) {
    this.total = countRecords(sessions) * 2;
  }

  async of(loaded: LoadedSession): Promise<SessionTable> {
    const { settings, toggles } = this.context;
    const building = this.working(loaded);
    const table = await this.pacer.run(buildTableInSteps(loaded.records, settings, loaded.session, toggles), building);
    building(1);
    this.rowCount += table.rows.length;
    return table;
  }

  /** The function to call with the share of the work on these sessions that is done. */
  working(...sessions: readonly LoadedSession[]): (share: number) => void {
    const units = countRecords(sessions);
    let counted = 0;
    return (share) => {
      this.done += units * share - counted;
      counted = units * share;
      this.send();
    };
  }

  /** Reports the end, even if the parts add up to less than the total. */
  finish(): void {
    this.done = this.total;
    this.send();
  }

  private send(): void {
    const now = host.performance.now();
    const done = Math.min(Math.round(this.done), this.total);
    if (done < this.total && now - this.lastSent < INTERVAL_MS) return;
    this.lastSent = now;
    this.onProgress?.({ step: 'export', done, total: this.total });
  }
}
