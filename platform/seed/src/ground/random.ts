/** Random numbers that are the same on every machine and every run. */
export class Random {
  private state: number;

  /** The same name gives the same sequence; sequences of different names are independent. */
  constructor(name: string) {
    let hash = 2_166_136_261;
    for (const char of name) hash = Math.imul(hash ^ char.codePointAt(0)!, 16_777_619);
    this.state = hash >>> 0;
  }

  /** In [0, 1). Mulberry32: small, fast and even enough for demo data. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  digits(length: number): string {
    return Array.from({ length }, () => this.between(0, 9)).join('');
  }
}
