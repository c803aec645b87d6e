/**
 * The encodings in which a CSV can be read, by their names on the web. A file shows whether it is UTF-8 or UTF-16; of the others only people know
 * which one it is.
 */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encoding of this name, in any case; null for one that is not in {@link ENCODINGS}. */
export const encodingNamed = (name: string): Encoding | null => ENCODINGS.find((known) => known === name.toLowerCase()) ?? null;

/** The encoding in which a CSV was read, and why. */
export interface UsedEncoding {
  name: Encoding;
  /**
   * `mark`: the file begins with the mark of its encoding. `utf16`: every other byte is zero, as in UTF-16. `valid`: all bytes are UTF-8.
   * `mostlyValid`: most are. `guess`: they are not, and nothing tells which encoding it is. `chosen`: by a person.
   */
  reason: 'mark' | 'utf16' | 'valid' | 'mostlyValid' | 'guess' | 'chosen';
  /** The first line with bytes that are not UTF-8, if there is one. */
  line?: number;
}
