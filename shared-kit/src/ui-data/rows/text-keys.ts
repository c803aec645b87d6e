/** A number with fewer digits is filled up with zeros in front. */
const DIGITS = 12;
const ZERO = 48;
/** How many characters there is room for at first: so many a key, and so many in all. */
const ROOM = 16;
const MOST_FIRST_ROOM = 65_536;
/** So many characters of seven bits, and one bit more, are a number that is exact. */
const LEADING = 7;
const GREATEST = 127;

/**
 * The keys by which texts are sorted: without case and accents, digits by value ("Aisle 9" before "Aisle 10"). Comparing them is many times
 * faster than a collator. All keys are in one array of character codes, because making a string for each takes longer than sorting.
 */
export class TextKeys {
  private codes: Uint16Array;
  /** Where each key starts; the last one ends where the next will start. */
  private readonly starts: Uint32Array;
  private count = 0;

  /** @param size how many keys there will be at most. */
  constructor(size: number) {
    this.codes = new Uint16Array(Math.min(ROOM * size, MOST_FIRST_ROOM));
    this.starts = new Uint32Array(size + 1);
  }

  /** Adds the key of a text. Keys are numbered from 0 as they are added. */
  add(text: string): void {
    const plain = isAscii(text) ? text : text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const { length } = plain;
    let next = this.starts[this.count]!;
    let codes = this.withRoom(next + length);
    for (let index = 0; index < length; ) {
      const code = plain.charCodeAt(index);
      if (isDigit(code)) {
        const end = endOfDigits(plain, index);
        codes = this.withRoom(next + DIGITS + length - index);
        for (let zeros = DIGITS - (end - index); zeros > 0; zeros--) codes[next++] = ZERO;
        while (index < end) codes[next++] = plain.charCodeAt(index++);
      } else {
        codes[next++] = inLowerCase(code);
        index++;
      }
    }
    this.starts[++this.count] = next;
  }

  lengthOf(key: number): number {
    return this.starts[key + 1]! - this.starts[key]!;
  }

  /** The key as a string, to be compared with `<`. */
  read(key: number): string {
    return Array.from(this.codes.subarray(this.starts[key], this.starts[key + 1]), (code) => String.fromCharCode(code)).join('');
  }

  /** How many characters two keys begin with in common, up to the given number. */
  commonLength(a: number, b: number, most: number): number {
    const { codes, starts } = this;
    const first = starts[a]!;
    const second = starts[b]!;
    const length = Math.min(most, this.lengthOf(a), this.lengthOf(b));
    let same = 0;
    while (same < length && codes[first + same] === codes[second + same]) same++;
    return same;
  }

  /** Less than 0 if the first key comes before the second, as `<` compares strings. */
  compare(a: number, b: number): number {
    const same = this.commonLength(a, b, Infinity);
    if (same === this.lengthOf(a) || same === this.lengthOf(b)) return this.lengthOf(a) - this.lengthOf(b);
    return this.codes[this.starts[a]! + same]! - this.codes[this.starts[b]! + same]!;
  }

  /** The first characters of a key from a place on, as a number: see {@link leadingNumbers}. It has a half if there is more to compare. */
  leadingNumber(key: number, from: number): number {
    const { codes } = this;
    const end = this.starts[key + 1]!;
    let place = this.starts[key]! + from;
    let number = 0;
    let isMore = end - place > LEADING;
    for (let character = 0; character < LEADING; character++) {
      let code = 0;
      if (place < end) {
        code = codes[place++]! + 1;
        if (code >= GREATEST) {
          // All characters from here on count the same, so what follows them does not count.
          code = GREATEST;
          isMore = true;
          place = end;
        }
      }
      number = number * (GREATEST + 1) + code;
    }
    return isMore ? number + 0.5 : number;
  }

  private withRoom(needed: number): Uint16Array {
    if (needed > this.codes.length) {
      const larger = new Uint16Array(Math.max(needed, 2 * this.codes.length));
      larger.set(this.codes);
      this.codes = larger;
    }
    return this.codes;
  }
}

const isDigit = (code: number): boolean => code >= ZERO && code < ZERO + 10;
/** Of an ASCII character; others are in lower case already. */
const inLowerCase = (code: number): number => (code >= 65 && code <= 90 ? code + 32 : code);

function endOfDigits(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && isDigit(text.charCodeAt(end))) end++;
  return end;
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) return false;
  return true;
}
