import { createHash } from 'node:crypto';

const POLYNOMIAL = 0x82f63b78;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** MD5 and CRC32C of bytes that come in pieces, both in base64 as Cloud Storage gives them. */
export class Checksum {
  #crc = 0xffffffff;
  readonly #md5 = createHash('md5');
  size = 0;

  add(bytes: Buffer): void {
    let crc = this.#crc;
    for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8);
    this.#crc = crc;
    this.#md5.update(bytes);
    this.size += bytes.length;
  }

  result(): { size: number; md5Hash: string; crc32c: string } {
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE((this.#crc ^ 0xffffffff) >>> 0);
    return { size: this.size, md5Hash: this.#md5.copy().digest('base64'), crc32c: crc.toString('base64') };
  }
}
