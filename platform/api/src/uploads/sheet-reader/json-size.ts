const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Whether JSON nests no deeper and holds no more values than it may, by a look at its bytes. A few bytes per value become a hundred when they
 * are parsed, and nesting takes memory that no limit of the heap counts.
 */
export function isSmallJson(json: Uint8Array, { depth, values }: { depth: number; values: number }): boolean {
  let level = 0;
  let count = 1;
  let isText = false;
  for (let i = 0; i < json.length; i++) {
    const byte = json[i]!;
    if (isText) {
      if (byte === BACKSLASH) i++;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === COMMA) count++;
    else if (OPENING.has(byte)) {
      level++;
      count++;
    } else if (CLOSING.has(byte)) level--;
    if (level > depth || count > values) return false;
  }
  return true;
}
