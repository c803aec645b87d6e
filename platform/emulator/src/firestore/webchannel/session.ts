import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { frame } from './framing';
import { Outbox } from './outbox';

/** Interval of empty messages. The client is told it, and closes a channel that is silent for 1.5 times as long. */
export const KEEP_ALIVE_MS = 30_000;
const NOOP_AFTER_MS = 20_000;
/** After this time or length a response ends and the client opens the next one, so that its buffers stay small. */
const RESPONSE_MAX_MS = 60_000;
const RESPONSE_MAX_BYTES = 4 * 1024 * 1024;
const REAP_AFTER_MS = 60_000;
/** Between two polls no response is open. The back channel counts as missing only after this time. */
const GAP_MS = 3_000;

interface BackChannel {
  response: ServerResponse;
  streaming: boolean;
  openedAt: number;
  bytes: number;
  blocked: boolean;
}

export interface SessionStream {
  /** Takes the text of a message. An invalid one ends the session. */
  receive(json: string): void;
  close(): void;
}

/** One bidirectional stream with a browser, made of many requests. */
export class Session {
  readonly id = randomBytes(16).toString('base64url');
  readonly #outbox = new Outbox();
  readonly #early = new Map<number, string>();
  readonly #ticker: NodeJS.Timeout;
  #stream: SessionStream | undefined;
  #nextMessage = 0;
  #back: BackChannel | undefined;
  #lastBackAt = Date.now();
  #lastWriteAt = Date.now();
  #ended = false;
  #disposed = false;

  constructor(private readonly onEnd: (session: Session) => void) {
    this.#ticker = setInterval(() => this.tick(), 5_000);
    this.#ticker.unref();
  }

  start(stream: SessionStream): void {
    this.#stream = stream;
  }

  /** Takes messages. Each is processed once and in order, even if it arrives repeatedly or too early. */
  deliver(messages: readonly { id: number; json: string }[]): void {
    for (const { id, json } of messages) if (id >= this.#nextMessage) this.#early.set(id, json);
    for (let json = this.#early.get(this.#nextMessage); json !== undefined; json = this.#early.get(this.#nextMessage)) {
      this.#early.delete(this.#nextMessage);
      this.#nextMessage += 1;
      if (!this.#ended) this.#stream?.receive(json);
    }
  }

  /** Sends messages, each of which is encoded when it is written. */
  send(messages: readonly (() => string)[]): void {
    if (this.#ended) return;
    for (const encode of messages) this.#outbox.add(() => `[${encode()}]`);
    this.pump();
  }

  /** Ends the session after all pending messages: `close` is a clean end, `stop` an error. */
  end(how: 'close' | 'stop', lastMessage?: string): void {
    if (this.#ended) return;
    if (lastMessage !== undefined) this.#outbox.add(() => `[${lastMessage}]`);
    this.#outbox.add(() => JSON.stringify([how]));
    this.#ended = true;
    this.#stream?.close();
    this.pump();
  }

  /** Frees the session; nothing more can be sent. */
  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    clearInterval(this.#ticker);
    this.#ended = true;
    this.#stream?.close();
    this.endResponse();
    this.onEnd(this);
  }

  acknowledge(arrayId: number): void {
    this.#outbox.acknowledge(arrayId);
  }

  /** Uses this response for all further messages, and ends an older one. */
  attach(response: ServerResponse, { streaming, holdMs }: { streaming: boolean; holdMs: number }): void {
    this.endResponse();
    this.#outbox.rewind();
    const back: BackChannel = { response, streaming, openedAt: Date.now(), bytes: 0, blocked: false };
    this.#back = back;
    const hold = setTimeout(() => this.sendNoop(back), holdMs);
    response.on('close', () => {
      clearTimeout(hold);
      if (this.#back !== back) return;
      this.#back = undefined;
      this.#lastBackAt = Date.now();
    });
    response.on('drain', () => {
      back.blocked = false;
      if (this.#back === back) this.pump();
    });
    response.flushHeaders();
    this.pump();
  }

  /** Answer to a forward request: whether there is a back channel, the last array written to it, and the bytes not acknowledged. */
  state(): [number, number, number] {
    const present = this.#back !== undefined || Date.now() - this.#lastBackAt < GAP_MS;
    return [present ? 1 : 0, this.#outbox.writtenId, this.#outbox.outstandingBytes];
  }

  /** Sends an empty message, so that the client does not mistake an idle channel for a broken one. */
  private sendNoop(back: BackChannel): void {
    if (back !== this.#back) return;
    if (this.#outbox.isEmpty) this.#outbox.add(() => '["noop"]');
    this.pump();
  }

  private pump(): void {
    const back = this.#back;
    while (back && back === this.#back && !back.blocked) {
      const chunk = this.#outbox.nextChunk();
      if (chunk === undefined) break;
      const text = frame(chunk);
      back.blocked = !back.response.write(text, 'latin1');
      back.bytes += text.length;
      this.#lastWriteAt = Date.now();
      if (back.bytes > RESPONSE_MAX_BYTES || (!back.streaming && this.#outbox.isEmpty)) this.endResponse();
    }
    if (this.#ended && this.#outbox.isEmpty) this.dispose();
  }

  private endResponse(): void {
    const back = this.#back;
    if (!back) return;
    this.#back = undefined;
    this.#lastBackAt = Date.now();
    if (back.bytes === 0) back.response.write(frame('[]'), 'latin1');
    back.response.end();
  }

  private tick(): void {
    const now = Date.now();
    const back = this.#back;
    if (!back) {
      if (now - this.#lastBackAt > REAP_AFTER_MS) this.dispose();
      return;
    }
    const old = now - back.openedAt > RESPONSE_MAX_MS;
    if (!old && now - this.#lastWriteAt < NOOP_AFTER_MS) return;
    this.sendNoop(back);
    if (old && back === this.#back && this.#outbox.isEmpty) this.endResponse();
  }
}
