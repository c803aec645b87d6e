import { collection, doc, serverTimestamp, Timestamp, updateDoc, writeBatch, type DocumentReference } from 'firebase/firestore';
import type { Employee } from 'platform-seed/readings';
import { docPaths, firestorePaths, type AddressRecord, type DomainRef, type SessionRef } from 'shared-kit/model';
import type { App } from './app';
import { CountError } from './count-error';
import { pause } from './pause';
import { storePicture } from './pictures';

export interface NewCount {
  domain: DomainRef;
  /** The session's name. */
  name: string;
  task?: { name: string; orderedColumns: readonly string[] } | undefined;
}

/** Numbers of addresses, as the session's document has them. */
export interface Figures {
  total: number;
  empty: number;
  invalid: number;
}

/** A picture of a reading, drawn when it is sent. */
export interface Picture {
  path: string;
  draw: () => Promise<Uint8Array>;
}

interface Reading {
  record: AddressRecord;
  pictures: readonly Picture[];
}

/** The most records of one part, and its most bytes as JSON, which are more than Firestore counts (D-70). */
const PART = { records: 500, bytes: 800_000 };
/** The shortest time between two writes of the same document. */
const BETWEEN_WRITES_MS = 1000;

/** A reading of an address without a label, by somebody, now. */
export const plainReading = (address: string, employee: Employee): AddressRecord => ({
  address,
  checkedAt: Date.now(),
  ...employee,
  status: 'read',
  labels: [],
  mif: {},
  results: {},
});

const stored = ({ checkedAt, ...record }: AddressRecord) => ({ ...record, checkedAt: Timestamp.fromMillis(checkedAt) });

/**
 * A session that an app writes (docs/apps.md). Readings are taken at once and sent in order, one write at a time: the newest part with all that was
 * read since the last write. Without a connection they wait, and nothing is lost.
 */
export class Count {
  readonly ref: SessionRef;
  /** Readings that are not stored yet, oldest first. */
  readonly #waiting: Reading[] = [];
  /** What the first reading of each address was, by which it is counted. */
  readonly #addresses = new Map<string, AddressRecord['status']>();
  readonly #ended = new AbortController();
  #part = { index: 0, records: [] as ReturnType<typeof stored>[], bytes: 0 };
  #stores = 0;
  #refusedPictures = 0;
  /** When the last write was sent, in epoch milliseconds. */
  #wroteAt = 0;
  #sending: Promise<void> | undefined;
  #failure: Error | undefined;

  private constructor(
    private readonly app: App,
    private readonly session: DocumentReference,
    private readonly task: DocumentReference | undefined,
    domain: DomainRef,
  ) {
    this.ref = { ...domain, session: session.id };
  }

  /** Begins a session, and starts its task in the same write. */
  static async begin(app: App, { domain, name, task }: NewCount): Promise<Count> {
    const session = doc(collection(app.db, firestorePaths.sessions(domain)));
    const taskDocument = task && doc(app.db, docPaths.task(domain, task.name));
    const batch = writeBatch(app.db);
    batch.set(session, {
      name,
      startTime: serverTimestamp(),
      endTime: null,
      total: 0,
      empty: 0,
      invalid: 0,
      pushStatus: 'PENDING',
      createdBy: app.uid,
      wasTask: task !== undefined,
      ...(task && { task: task.name, orderedColumns: [...task.orderedColumns] }),
    });
    if (taskDocument) batch.update(taskDocument, { state: 'STARTED', sessionId: session.id });
    await batch.commit().catch(refused(`A count in ${domain.domain} cannot begin`));
    return new Count(app, session, taskDocument, domain);
  }

  get figures(): Figures {
    const statuses = [...this.#addresses.values()];
    const countOf = (status: string) => statuses.filter((one) => one === status).length;
    return { total: statuses.length, empty: countOf('empty'), invalid: countOf('invalid') };
  }

  /** The number of readings that are not stored yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** How many writes the server has answered. */
  get stores(): number {
    return this.#stores;
  }

  /** How many pictures the server has refused, as Storage does where its rules may not look into Firestore. */
  get refusedPictures(): number {
    return this.#refusedPictures;
  }

  /** Takes a reading, to be sent soon. @throws when the server has refused an earlier one. */
  add(record: AddressRecord, pictures: readonly Picture[] = []): void {
    if (this.#failure !== undefined) throw this.#failure;
    this.#waiting.push({ record, pictures });
    this.#sending ??= this.#send().finally(() => (this.#sending = undefined));
    // Whoever adds or ends next gets the failure.
    this.#sending.catch((error: unknown) => (this.#failure = error instanceof Error ? error : new Error(String(error))));
  }

  /** Resolves when all readings so far are stored. */
  async stored(): Promise<void> {
    await this.#sending;
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Sends what waits and ends the session; a task is completed after that. Returns false when the task was taken away meanwhile. */
  async end(): Promise<boolean> {
    this.#ended.abort();
    const isOurs = await this.#moveTask('UPLOADING');
    await this.stored();
    await updateDoc(this.session, { endTime: serverTimestamp() }).catch(refused('The session cannot be ended'));
    return isOurs && this.#moveTask('COMPLETED');
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
      await pause(this.#wroteAt + BETWEEN_WRITES_MS - Date.now(), this.#ended.signal);
      const taken = this.#fitting();
      const records = [...this.#part.records];
      for (const reading of taken) records.push(stored(await this.#withPictures(reading)));
      const { index } = this.#part;
      for (const { record } of taken) if (!this.#addresses.has(record.address)) this.#addresses.set(record.address, record.status);
      const batch = writeBatch(this.app.db);
      batch.set(doc(this.app.db, docPaths.addressPart(this.ref, index)), { index, records });
      batch.update(this.session, { ...this.figures });
      this.#wroteAt = Date.now();
      await batch.commit().catch(refused('The readings are refused'));
      this.#stores++;
      this.#part.records = records;
      this.#waiting.splice(0, taken.length);
    }
  }

  /** Stores the pictures of a reading, and returns its record with their paths. A refused picture is left out: its reading is worth more. */
  async #withPictures({ record, pictures }: Reading): Promise<AddressRecord> {
    const paths: string[] = [];
    for (const { path, draw } of pictures) {
      try {
        await storePicture(this.app, path, await draw());
        paths.push(path);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        this.#refusedPictures++;
      }
    }
    return paths.length > 0 ? { ...record, pictures: paths } : record;
  }

  /** The readings that the newest part can still hold. Begins the next part when it is full. */
  #fitting(): Reading[] {
    const taken: Reading[] = [];
    for (const reading of this.#waiting) {
      const bytes = Buffer.byteLength(JSON.stringify(reading));
      const isFull = this.#part.records.length + taken.length >= PART.records || this.#part.bytes + bytes > PART.bytes;
      if (isFull && taken.length > 0) break;
      if (isFull) this.#part = { index: this.#part.index + 1, records: [], bytes: 0 };
      this.#part.bytes += bytes;
      taken.push(reading);
    }
    return taken;
  }

  /** Returns false when the task is not this session's any more, because somebody has restarted or removed it. */
  async #moveTask(state: 'UPLOADING' | 'COMPLETED'): Promise<boolean> {
    if (!this.task) return true;
    try {
      await updateDoc(this.task, { state, sessionId: this.session.id });
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return false;
    }
  }
}

const REFUSALS = ['permission-denied', 'not-found', 'storage/unauthorized', 'invalid-argument', 'failed-precondition'];
const isRefusal = (error: unknown): boolean => REFUSALS.includes(String((error as { code?: unknown }).code));

/** The refusal of the server as a {@link CountError}; anything else is thrown as it is. */
const refused =
  (what: string) =>
  (error: unknown): never => {
    if (!isRefusal(error)) throw error;
    throw new CountError(`${what}: ${(error as Error).message} Was the session, the domain or the account changed or removed meanwhile?`, {
      cause: error,
    });
  };
