/** @jest-environment node */
import { readCsv } from '../csv/csv-reader';
import { decodeText } from './decode-text';
import { ReadBudget } from '../accepted/read-budget';
import { FILE_LIMITS } from '../accepted/file-limits';
import { textDecoder } from './text-decoder';

/** The upper half of a page where Node 20 by itself goes wrong, read one byte at a time and all at once. */
const upperHalf = Uint8Array.from({ length: 128 }, (_, i) => 128 + i);

it('TASK-14 a CSV in windows-1252 keeps the euro sign, dashes and quotes that Node decodes as control characters', () => {
  const bytes = Uint8Array.of(...Array.from('Address;Note\nG01;', (char) => char.charCodeAt(0)), 0x80, 0x93, 0x96, 0x94, 0x99);
  expect(readCsv(decodeText(bytes).text, 'stock', new ReadBudget(FILE_LIMITS)).rows[1]).toEqual(['G01', '€“–”™']);
});

it.each(['windows-1252', 'iso-8859-1', 'ibm866', 'koi8-u', 'windows-874', 'iso-8859-16'])(
  'TASK-14 %s gives the same text whole and in pieces, and never a control character for a letter',
  (label) => {
    const decoder = textDecoder(label);
    const pieces = Array.from(upperHalf, (byte) => decoder.decode(Uint8Array.of(byte), { stream: true })).join('');
    expect(decoder.decode(upperHalf)).toBe(pieces);
    expect(pieces).toHaveLength(128);
  },
);

it.each(['utf-8', 'shift_jis', 'gbk', 'big5', 'euc-kr'])('TASK-14 %s is decoded by the host', (label) => {
  expect(textDecoder(label).decode(Uint8Array.of(65, 66))).toBe('AB');
});
