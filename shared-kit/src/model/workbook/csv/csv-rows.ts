import { unwrapped } from '../bytes/text-wrapper';

export interface CsvRow {
  cells: string[];
  /** Fields in quotes. */
  quoted: number;
  /** Those of them with text between the end of the quote and the next separator: most likely the separator is another one. */
  misread: number;
  /** The line on which a quote opens that is never closed, or closed on a later line with text behind it: two quotes that do not belong together. */
  unclosedAt?: number;
}

/** What programs put around a field, usually quotation marks. */
export type CsvQuote = '"' | "'";

/**
 * Reads CSV row by row. A quote counts only at the start of a field, also behind `=`, by which programs keep digits as text. A field with text
 * behind its closing quote is no quoted one and is taken as it stands.
 */
export function* csvRows(text: string, separator: string, quote: CsvQuote = '"'): Generator<CsvRow> {
  let at = 0;
  let line = 1;
  let cells: string[] = [];
  let quoted = 0;
  let misread = 0;
  let unclosedAt: number | undefined;
  const rowOf = (): CsvRow => ({ cells, quoted, misread, ...(unclosedAt !== undefined && { unclosedAt }) });
  const fieldEnd = new RegExp(`[\\r\\n${separator.replace(/[\\\]^-]/, '\\$&')}]`, 'g');

  while (at < text.length) {
    const start = at;
    let field = '';
    const opening = text[at] === quote ? at : text.startsWith('="', at) && quote === '"' ? at + 1 : -1;
    const openedAt = line;
    if (opening >= 0) {
      at = opening + 1;
      for (let isClosed = false; !isClosed;) {
        const next = text.indexOf(quote, at);
        if (next < 0) {
          yield { cells, quoted: quoted + 1, misread: misread + 1, unclosedAt: openedAt };
          return;
        }
        const part = text.slice(at, next);
        line += part.match(/\r\n|\r|\n/g)?.length ?? 0;
        isClosed = text[next + 1] !== quote;
        field += isClosed ? part : part + quote;
        at = next + (isClosed ? 1 : 2);
      }
    }
    fieldEnd.lastIndex = at;
    const end = fieldEnd.exec(text)?.index ?? text.length;
    if (opening >= 0) quoted++;
    if (opening >= 0 && end > at) misread++;
    const behind = text.slice(at, end);
    if (opening < 0 || behind.trim() === '') {
      cells.push(behind === '' && opening === start ? unwrapped(field) : field + behind);
    } else {
      cells.push(text.slice(start, end));
      if (line > openedAt) unclosedAt ??= openedAt;
    }
    at = end + 1;
    if (text[end] === separator) {
      if (at >= text.length) cells.push('');
      continue;
    }
    if (text[end] === '\r' && text[at] === '\n') at++;
    line++;
    yield rowOf();
    cells = [];
    quoted = 0;
    misread = 0;
    unclosedAt = undefined;
  }
  if (cells.length > 0) yield rowOf();
}
