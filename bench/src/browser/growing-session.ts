import { Timestamp } from 'firebase-admin/firestore';
import { docPaths, type SessionRef } from 'shared-kit/model';
import type { connect } from '../api/connect';
import { reading } from './large-session';

const PART = 500;
/** The time between two changes, in milliseconds: apps that send what several people read. */
const PACE_MS = 250;

type Firestore = ReturnType<typeof connect>['firestore'];

/** A session that has not ended, as an app writes it: each change adds readings to its newest part and raises its counts in the same batch (D-70). */
export class GrowingSession {
  private readings = 0;

  constructor(
    private readonly firestore: Firestore,
    readonly ref: SessionRef,
  ) {}

  /** Writes the session, without readings. */
  begin(): Promise<unknown> {
    const { session } = this.ref;
    const started = { name: session, startTime: Timestamp.now(), endTime: null, pushStatus: null, wasTask: false, orderedColumns: [] };
    return this.firestore.doc(docPaths.session(this.ref)).set({ ...started, total: 0, empty: 0, invalid: 0 });
  }

  async grow(changes: number, readingsPerChange: number): Promise<void> {
    for (let change = 0; change < changes; change++) {
      const nextChange = new Promise((resolve) => setTimeout(resolve, PACE_MS));
      await this.add(readingsPerChange);
      await nextChange;
    }
  }

  private async add(count: number): Promise<void> {
    const batch = this.firestore.batch();
    const firstPart = Math.floor(this.readings / PART);
    this.readings += count;
    for (let index = firstPart; index * PART < this.readings; index++) {
      const size = Math.min(PART, this.readings - index * PART);
      const records = Array.from({ length: size }, (_, at) => reading(index * PART + at));
      batch.set(this.firestore.doc(docPaths.addressPart(this.ref, index)), { index, records });
    }
    batch.update(this.firestore.doc(docPaths.session(this.ref)), { total: this.readings });
    await batch.commit();
  }
}
