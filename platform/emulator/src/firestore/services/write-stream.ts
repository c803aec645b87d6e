import type { Caller } from '../../store/documents/access';
import { formatTime } from '../../store/values/time';
import { parseWrite, type WireWrite } from '../../store/documents/write';
import type { FirestoreContext } from '../database/context';
import type { MessageStream } from '../wire/message-stream';
import { readRequest } from '../wire/messages';
import { wireWriteResult } from '../wire/wire';

interface WriteRequest {
  database?: string;
  streamToken?: string;
  writes?: WireWrite[];
}

export interface WriteResponse {
  streamId?: string;
  streamToken: string;
  writeResults?: object[];
  commitTime?: string;
}

/** Applies the batches of one client in order. The first message only opens the stream. */
export class WriteStream implements MessageStream {
  #count = 0;
  #closed = false;
  /** The batches that wait for a transaction, and those behind them. */
  #waiting: Promise<void> | undefined;

  /** @param fail ends the stream for a batch that is refused after it has waited */
  constructor(
    private readonly context: FirestoreContext,
    private readonly caller: Caller,
    private readonly send: (message: WriteResponse) => void,
    private readonly fail: (error: unknown) => void,
  ) {}

  receive(message: unknown): void {
    if (this.#waiting) return this.wait(this.#waiting.then(() => this.take(message)));
    const taken = this.take(message);
    if (taken) this.wait(taken);
  }

  close(): void {
    this.#closed = true;
  }

  private wait(batches: Promise<void>): void {
    const waiting = batches
      .catch((error: unknown) => {
        if (this.#closed) return;
        this.#closed = true;
        this.fail(error);
      })
      .finally(() => {
        if (this.#waiting === waiting) this.#waiting = undefined;
      });
    this.#waiting = waiting;
  }

  private take(message: unknown): void | Promise<void> {
    if (this.#closed) return;
    const { context, caller } = this;
    const request = readRequest<WriteRequest>('WriteRequest', message);
    context.database.check(request.database);
    const isOpening = this.#count === 0;
    this.#count += 1;
    const streamToken = Buffer.from(String(this.#count)).toString('base64');
    if (isOpening && !request.writes?.length) {
      this.post({ streamId: `s${Date.now()}`, streamToken });
      return;
    }
    const writes = (request.writes ?? []).map((write) => parseWrite(write, context.database));
    return context.writing.commit(writes, caller, ({ commitTime, results }) => {
      // A batch that has waited may come after the end of the stream.
      if (!this.#closed) this.post({ streamToken, writeResults: results.map(wireWriteResult), commitTime: formatTime(commitTime) });
    });
  }

  private post(message: WriteResponse): void {
    this.context.journal.whenDurable(() => this.send(message));
  }
}
