import { CFB } from 'xlsx';

/** Links that each cover the whole sheet. A reader that visits each cell of each link is busy for half an hour. */
const LINKS = 100;

const u16 = (...numbers: number[]): number[] => numbers.flatMap((number) => [number & 255, number >> 8]);
const u32 = (number: number): number[] => u16(number & 0xffff, number >>> 16);
const record = (type: number, ...data: number[]): number[] => [...u16(type, data.length), ...data];

const start = (kind: number): number[] => record(0x809, ...u16(0x600, kind), ...u32(0), ...u32(0), ...u32(0));
const END = record(0x0a);
const NUMBER = record(0x203, ...u16(0, 0, 0), ...new Uint8Array(new Float64Array([1]).buffer));
const LINK = record(0x1b8, ...u16(0, 0xffff, 0, 0xffff), ...new Array<number>(16).fill(0), ...u32(2), ...u32(0));

/** An XLS of a few kilobytes whose reading takes half an hour. */
export function hangingXls(): Uint8Array {
  const name = [1, 0, 'S'.charCodeAt(0)];
  const globals = (sheetAt: number): number[] => [...start(5), ...record(0x85, ...u32(sheetAt), 0, 0, ...name), ...END];
  const sheet = [...start(0x10), ...NUMBER, ...Array.from({ length: LINKS }, () => LINK).flat(), ...END];
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/Workbook', Uint8Array.from([...globals(globals(0).length), ...sheet]));
  return new Uint8Array(CFB.write(file, { type: 'array' }) as number[]);
}
