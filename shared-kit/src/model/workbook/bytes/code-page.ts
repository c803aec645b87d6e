import type { TextDecoder } from '../../pacing/host';
import { textDecoder } from './text-decoder';

/** Encodings whose names cannot be formed from the number of the code page, as `windows-1252` can. */
const CODE_PAGES: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  65001: 'utf-8',
};

/** The decoder for the texts of an older workbook, which are bytes in the code page of the computer that wrote the file. */
export function codePageDecoder(codePage: number): TextDecoder {
  const windows = codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : undefined;
  return textDecoder(CODE_PAGES[codePage] ?? windows ?? 'windows-1252');
}
