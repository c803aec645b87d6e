const POLYNOMIAL = 0xedb88320;

/** Four tables, to process four bytes at a time. */
const TABLES = [0, 1, 2, 3].map(() => new Int32Array(256));
for (let n = 0; n < 256; n++) {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ POLYNOMIAL : c >>> 1;
  TABLES[0]![n] = c;
}
for (let t = 1; t < 4; t++) {
  for (let n = 0; n < 256; n++) {
    const c = TABLES[t - 1]![n]!;
    TABLES[t]![n] = (c >>> 8) ^ TABLES[0]![c & 255]!;
  }
}

/** Continues the checksum of ZIP over more bytes. Without it, a damaged file could turn into wrong addresses. */
export class Crc32 {
  private value = -1;

  update(bytes: Uint8Array): void {
    const [t0, t1, t2, t3] = TABLES as [Int32Array, Int32Array, Int32Array, Int32Array];
    let c = this.value;
    const whole = bytes.length & ~3;
    let i = 0;
    for (; i < whole; i += 4) {
      c ^= bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
      c = t3[c & 255]! ^ t2[(c >>> 8) & 255]! ^ t1[(c >>> 16) & 255]! ^ t0[c >>> 24]!;
    }
    for (; i < bytes.length; i++) c = (c >>> 8) ^ t0[(c ^ bytes[i]!) & 255]!;
    this.value = c;
  }

  get sum(): number {
    return ~this.value >>> 0;
  }
}
