const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** What JSON may hold. */
export interface JsonSize {
  depth: number;
  /** Lists, objects and what is in them, counted one by one. */
  values: number;
  /** Bytes besides the longest text, which may have `textBytes`; by default any number. */
  bytes?: number;
  textBytes?: number;
}

/**
 * Whether JSON is no larger than it may be, by one look at its bytes, which stops at the limit. A few bytes per value become a hundred when they
 * are parsed, and nesting takes memory that no limit of the heap counts.
 */
export function isSmallJson(json: Buffer, { depth, values, bytes = Infinity, textBytes = 0 }: JsonSize): boolean {
  let level = 0;
  let count = 1;
  let longest = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]!;
    if (byte === QUOTE) {
      const end = endOfText(json, at);
      longest = Math.min(Math.max(longest, end - at - 1), textBytes);
      at = end;
    } else if (byte === COMMA) count++;
    else if (OPENING.has(byte)) {
      level++;
      count++;
    } else if (CLOSING.has(byte)) level--;
    if (level > depth || count > values || at - longest > bytes) return false;
  }
  return json.length - longest <= bytes;
}

/** Where the closing quote of the text stands that is opened at `start`; behind the last byte if it is not closed. */
function endOfText(json: Buffer, start: number): number {
  const first = json.indexOf(QUOTE, start + 1);
  if (first < 0) return json.length;
  if (json[first - 1] !== BACKSLASH) return first;
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
