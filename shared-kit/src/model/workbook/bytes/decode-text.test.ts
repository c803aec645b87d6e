/** @jest-environment node */
import { decodeText } from './decode-text';
import { ENCODINGS, encodingNamed } from '../accepted/encodings';
import { csv, utf16 } from '../workbook.test-data';

/** Text in UTF-8 in which each `~` stands for a byte that is not. */
const withBadBytes = (text: string) => Uint8Array.from(csv(text), (byte) => (byte === 0x7e ? 0xe7 : byte));
const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe('the encoding of a text file', () => {
  it.each([
    ['of ASCII', csv('A;B'), 'A;B', { name: 'utf-8', reason: 'valid' }],
    ['in UTF-8', csv('Ação'), 'Ação', { name: 'utf-8', reason: 'valid' }],
    ['in UTF-8 with its mark', csv('\ufeffAção'), 'Ação', { name: 'utf-8', reason: 'mark' }],
    ['in UTF-16 with its mark', utf16('\ufeffAção', 'utf-16le'), 'Ação', { name: 'utf-16le', reason: 'mark' }],
    ['in UTF-16 of the other byte order with its mark', utf16('\ufeffAção', 'utf-16be'), 'Ação', { name: 'utf-16be', reason: 'mark' }],
    ['in UTF-16 without a mark', utf16('Ação; Привет', 'utf-16le'), 'Ação; Привет', { name: 'utf-16le', reason: 'utf16' }],
    ['in UTF-16 of the other byte order without a mark', utf16('Ação;1', 'utf-16be'), 'Ação;1', { name: 'utf-16be', reason: 'utf16' }],
    [
      'with one wrong byte among UTF-8',
      withBadBytes('A\nAção\r\nConfer~ncia'),
      'A\nAção\r\nConfer\ufffdncia',
      { name: 'utf-8', reason: 'mostlyValid', line: 3 },
    ],
    ['in windows-1252', latin1('A\nA\xe7\xe3o \x80'), 'A\nAção €', { name: 'windows-1252', reason: 'guess', line: 2 }],
    [
      'in windows-1252 with a single letter beyond ASCII',
      latin1('Endere\xe7o'),
      'Endereço',
      { name: 'windows-1252', reason: 'guess', line: 1 },
    ],
  ])('TASK-14 is recognised in one %s', (_, bytes, text, encoding) => {
    expect(decodeText(bytes)).toEqual({ text, encoding });
  });

  it('TASK-14 is the chosen one for any bytes', () => {
    expect(decodeText(latin1('\xcf'), 'Windows-1251')).toEqual({ text: 'П', encoding: { name: 'windows-1251', reason: 'chosen' } });
    expect(decodeText(csv('ç'), 'windows-1252').text).toBe('Ã§');
    expect(decodeText(latin1('\xe7'), 'utf-8').text).toBe('\ufffd');
  });

  it.each([
    ['of zeros in odd and even places', Uint8Array.of(80, 75, 0, 3, 0, 0)],
    ['of an odd number of bytes with a zero', Uint8Array.of(65, 0, 66)],
    ['of a few zeros', Uint8Array.of(...csv('Address;SKU'), 0)],
  ])('TASK-14 does not exist for a file %s', (_, bytes) => {
    expect(() => decodeText(bytes)).toThrow('File not valid XLS, XLSX or CSV');
  });

  it.each(ENCODINGS)('TASK-14 can be %s, of which every host has a decoder', (name) => {
    expect(encodingNamed(name.toUpperCase())).toBe(name);
    expect(decodeText(name.startsWith('utf-16') ? utf16('A1', name as 'utf-16le') : csv('A1'), name).text).toBe('A1');
  });
});
