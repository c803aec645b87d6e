const POLYNOMIAL = 0xedb88320;

/** Eight tables, to process eight bytes at a time. */
const TABLES = Array.from({ length: 8 }, () => new Int32Array(256));
type Tables = [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array];
for (let n = 0; n < 256; n++) {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ POLYNOMIAL : c >>> 1;
  TABLES[0]![n] = c;
}
for (let t = 1; t < TABLES.length; t++) {
  for (let n = 0; n < 256; n++) {
    const c = TABLES[t - 1]![n]!;
    TABLES[t]![n] = (c >>> 8) ^ TABLES[0]![c & 255]!;
  }
}

/** Continues the checksum of ZIP over more bytes. Without it, a damaged file could turn into wrong addresses. */
export class Crc32 {
  private value = -1;

  update(bytes: Uint8Array): void {
    const [t0, t1, t2, t3, t4, t5, t6, t7] = TABLES as Tables;
    let c = this.value;
    const whole = bytes.length & ~7;
    let i = 0;
    for (; i < whole; i += 8) {
      c ^= bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
      c =
        t7[c & 255]! ^
        t6[(c >>> 8) & 255]! ^
        t5[(c >>> 16) & 255]! ^
        t4[c >>> 24]! ^
        t3[bytes[i + 4]!]! ^
        t2[bytes[i + 5]!]! ^
        t1[bytes[i + 6]!]! ^
        t0[bytes[i + 7]!]!;
    }
    for (; i < bytes.length; i++) c = (c >>> 8) ^ t0[(c ^ bytes[i]!) & 255]!;
    this.value = c;
  }

  get sum(): number {
    return ~this.value >>> 0;
  }
}
