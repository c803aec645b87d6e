import type { Caller } from '../store/access';
import { formatTime } from '../store/time';
import { parseWrite, type WireWrite } from '../store/write';
import type { FirestoreContext } from './context';
import type { MessageStream } from './message-stream';
import { readRequest } from './messages';
import { wireWriteResult } from './wire';

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

  constructor(
    private readonly context: FirestoreContext,
    private readonly caller: Caller,
    private readonly send: (message: WriteResponse) => void,
  ) {}

  receive(message: unknown): void {
    const request = readRequest<WriteRequest>('WriteRequest', message);
    this.context.database.check(request.database);
    const isOpening = this.#count === 0;
    this.#count += 1;
    const streamToken = Buffer.from(String(this.#count)).toString('base64');
    if (isOpening && !request.writes?.length) {
      this.post({ streamId: `s${Date.now()}`, streamToken });
      return;
    }
    const writes = (request.writes ?? []).map((write) => parseWrite(write, this.context.database));
    const { commitTime, results } = this.context.committer.commit(writes, this.caller);
    this.post({ streamToken, writeResults: results.map(wireWriteResult), commitTime: formatTime(commitTime) });
  }

  close(): void {}

  private post(message: WriteResponse): void {
    this.context.journal.whenDurable(() => this.send(message));
  }
}
