/** Path of the domain whose sessions all clients listen to. */
export const DOMAIN = 'projects/demo-console/databases/(default)/documents/companies/acme/domains/Bench';
export const SESSIONS = 100;

/** A change of a session, as a client receives it. */
export interface HeardEvent {
  sequence: number;
  /** Milliseconds from the start of the write until the client had the change. */
  latency: number;
}

/** The fields of a written session. `sentAt` is by the clock of the machine, which all processes share. */
export const sessionFields = (index: number, sequence: number) => ({
  name: { stringValue: `Session ${index}` },
  startTime: { integerValue: String(1_000_000 + index) },
  endTime: { nullValue: 'NULL_VALUE' },
  total: { integerValue: String(sequence) },
  empty: { integerValue: '3' },
  invalid: { integerValue: '1' },
  pushStatus: { stringValue: 'PENDING' },
  sequence: { integerValue: String(sequence) },
  sentAt: { doubleValue: wallClock() },
});

export function wallClock(): number {
  return performance.timeOrigin + performance.now();
}

interface WireDocument {
  fields: { sequence: { integerValue: string }; sentAt: { doubleValue: number } };
}

export function heardFrom({ fields }: WireDocument): HeardEvent {
  return { sequence: Number(fields.sequence.integerValue), latency: wallClock() - fields.sentAt.doubleValue };
}

/** The target of a client: the domain's newest sessions, as in the console. In gRPC the limit is an object. */
export const target = (transport: 'grpc' | 'web') => ({
  database: 'projects/demo-console/databases/(default)',
  addTarget: {
    targetId: 2,
    query: {
      parent: DOMAIN,
      structuredQuery: {
        from: [{ collectionId: 'sessions' }],
        orderBy: [
          { field: { fieldPath: 'startTime' }, direction: 'DESCENDING' },
          { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
        ],
        limit: transport === 'grpc' ? { value: SESSIONS } : SESSIONS,
      },
    },
  },
});

/** The part of a message of the service that the clients read. */
export interface ListenMessage {
  documentChange?: { document: WireDocument };
  targetChange?: { targetChangeType?: string; targetIds?: number[]; cause?: { message: string } };
}

/** Reports changes after the whole list has arrived. */
export class Listened {
  #isCurrent = false;

  constructor(
    private readonly onCurrent: () => void,
    private readonly onEvent: (event: HeardEvent) => void,
  ) {}

  take({ documentChange, targetChange }: ListenMessage): void {
    if (targetChange?.cause) throw new Error(targetChange.cause.message);
    if (documentChange && this.#isCurrent) this.onEvent(heardFrom(documentChange.document));
    if (targetChange?.targetChangeType === 'CURRENT') {
      this.#isCurrent = true;
      this.onCurrent();
    }
  }
}
