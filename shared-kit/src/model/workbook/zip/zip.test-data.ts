import { deflateRaw } from 'pako';
import { concatBytes } from '../bytes/byte-stream';
import { Crc32 } from '../bytes/crc32';
import { TextEncoder } from '../../pacing/host';

/** The files of an archive by name. */
export type Files = Record<string, Uint8Array>;

const NUMBERS = { 2: 'setUint16', 4: 'setUint32' } as const;

function record(...fields: [size: 2 | 4, value: number][]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((length, [size]) => length + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    view[NUMBERS[size]](at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

/** An archive with any content, also with names that differ only in case. `deflate` may be that of Node, which takes a hundredth of the time for many bytes. */
export function zipOf(
  files: Files,
  method: 'deflated' | 'stored' = 'deflated',
  deflate: (bytes: Uint8Array) => Uint8Array = deflateRaw,
): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, bytes] of Object.entries(files)) {
    const name = new TextEncoder().encode(path);
    const data = method === 'deflated' ? deflate(bytes) : bytes;
    const crc = new Crc32();
    crc.update(bytes);
    const about: [2 | 4, number][] = [
      [2, 20],
      [2, 0x0800],
      [2, method === 'deflated' ? 8 : 0],
      [4, 0],
      [4, crc.sum],
      [4, data.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    ];
    const local = [record([4, 0x04034b50], ...about), name, data];
    parts.push(...local);
    directory.push(record([4, 0x02014b50], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), name);
    offset += local.reduce((length, part) => length + part.length, 0);
  }
  const size = directory.reduce((length, part) => length + part.length, 0);
  const count = directory.length / 2;
  return concatBytes([...parts, ...directory, record([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0])]);
}
