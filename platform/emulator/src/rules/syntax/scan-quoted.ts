import type { SourceFile } from './rules-error';

const ESCAPE = /\\(?:([\\'"`?/abfnrtv])|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3][0-7]{2}))/y;
const CONTROLS: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** Reads `'text'` or `"text"`, or bytes when a `b` stands before them. */
export function scanQuoted(file: SourceFile, start: number): { value: string | Uint8Array; end: number } {
  const { text } = file;
  const isBytes = text[start] === 'b';
  let at = start + (isBytes ? 1 : 0);
  const quote = text[at];
  at += 1;
  const bytes: Uint8Array[] = [];
  let value = '';
  while (text[at] !== quote) {
    if (at >= text.length || text[at] === '\n') throw file.error(start, 'a string is not closed on its line');
    if (text[at] !== '\\') {
      value += text.charAt(at);
      at += 1;
      continue;
    }
    ESCAPE.lastIndex = at;
    const escape = ESCAPE.exec(text);
    if (!escape) throw file.error(at, `"${text.slice(at, at + 2)}" is no escape; a backslash itself is written "\\\\"`);
    const [all, plain, hex, unicode, octal] = escape;
    const code = hex !== undefined ? parseInt(hex, 16) : octal !== undefined ? parseInt(octal, 8) : undefined;
    if (isBytes && code !== undefined) {
      bytes.push(Buffer.from(value), Uint8Array.of(code));
      value = '';
    } else if (plain !== undefined) {
      value += CONTROLS[plain] ?? plain;
    } else {
      value += String.fromCharCode(code ?? parseInt(unicode ?? '', 16));
    }
    at += all.length;
  }
  if (!isBytes) return { value, end: at + 1 };
  return { value: Buffer.concat([...bytes, Buffer.from(value)]), end: at + 1 };
}
