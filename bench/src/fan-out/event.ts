/** Where the sessions are that all clients listen to. */
export const DOMAIN = 'projects/demo-console/databases/(default)/documents/companies/acme/domains/Bench';
export const SESSIONS = 100;

/** A change of a session, as a client hears of it. */
export interface HeardEvent {
  sequence: number;
  /** From the write's beginning until the client had it, in milliseconds. */
  latency: number;
}

/** The fields of a written session; the clock is the machine's, which all processes share. */
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

/** What a client asks for: the domain's newest sessions, as the console does. In gRPC a limit is an object. */
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

/** A message of the service, as far as the clients read it. */
export interface ListenMessage {
  documentChange?: { document: WireDocument };
  targetChange?: { targetChangeType?: string; targetIds?: number[]; cause?: { message: string } };
}

/** Tells of changes once the list was there in full. */
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
