/** An array for the client, which is converted to text when it is written. */
export interface OutgoingArray {
  id: number;
  encode(): string;
  size: number;
}

const CHUNK = 64 * 1024;

/** Arrays for the client, which are kept until it has acknowledged them. */
export class Outbox {
  #arrays: OutgoingArray[] = [];
  /** The handshake's answer was array 0. */
  #lastId = 0;
  #writtenId = 0;
  #writtenBytes = 0;

  add(encode: () => string): void {
    this.#lastId += 1;
    this.#arrays.push({ id: this.#lastId, encode, size: 0 });
  }

  acknowledge(id: number): void {
    let count = 0;
    for (const array of this.#arrays) {
      if (array.id > id || array.id > this.#writtenId) break;
      this.#writtenBytes -= array.size;
      count += 1;
    }
    if (count > 0) this.#arrays.splice(0, count);
  }

  /** Called when the client reconnects: what it has not acknowledged will be written again. */
  rewind(): void {
    this.#writtenId = (this.#arrays[0]?.id ?? this.#lastId + 1) - 1;
    this.#writtenBytes = 0;
  }

  get isEmpty(): boolean {
    return this.#writtenId === this.#lastId;
  }

  get writtenId(): number {
    return this.#writtenId;
  }

  get outstandingBytes(): number {
    return this.#writtenBytes;
  }

  /** JSON of the next chunk, or undefined when everything is written. */
  nextChunk(): string | undefined {
    if (this.isEmpty) return undefined;
    const parts: string[] = [];
    let length = 0;
    const first = this.#arrays[0]?.id ?? 0;
    for (let i = this.#writtenId + 1 - first; i < this.#arrays.length && length < CHUNK; i += 1) {
      const array = this.#arrays[i] as OutgoingArray;
      const part = `[${array.id},${array.encode()}]`;
      array.size = part.length;
      length += part.length;
      parts.push(part);
      this.#writtenId = array.id;
    }
    this.#writtenBytes += length;
    return `[${parts.join()}]`;
  }
}
