/** A queue of pieces that are pushed in, for one reader that awaits them. */
export class InputQueue<T> implements AsyncIterable<T> {
  private readonly pieces: T[] = [];
  private ended = false;
  private wake = () => {};

  add(piece: T): void {
    this.pieces.push(piece);
    this.wake();
  }

  end(): void {
    this.ended = true;
    this.wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      while (this.pieces.length > 0) yield this.pieces.shift()!;
      if (this.ended) return;
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}
