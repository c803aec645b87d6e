import type { ReadBudget } from '../accepted/read-budget';
import { childTags, type XmlLexer } from '../xml/xml-lexer';

const TEXT_OF_STRING = childTags('t', 'si');

/** Decodes a string of a workbook, in which characters that XML does not allow are written like `_x000D_`. */
export function cellString(text: string): string {
  if (!text.includes('_x')) return text;
  const decoded = text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return decoded.replace(/\r\n/g, '\n');
}

/** The shared strings, which cells refer to by number. A string may consist of runs of different formatting; phonetic text is left out. */
export class StringsReader {
  readonly strings: string[] = [];
  private text = '';
  private phonetic = false;

  constructor(private readonly budget: ReadBudget) {}

  read(lexer: XmlLexer): void {
    while (lexer.next()) {
      const { name, kind } = lexer;
      if (name === 't') {
        if (kind === 'close' && !this.phonetic) this.text += lexer.text();
      } else if (name === 'rPh') {
        this.phonetic = kind === 'open';
      } else if (name === 'si') {
        if (kind !== 'open') this.add(this.text);
        else {
          const only = lexer.onlyChild(TEXT_OF_STRING);
          if (only !== undefined) this.add(only);
        }
      }
    }
  }

  private add(text: string): void {
    this.strings.push(cellString(text));
    this.budget.allow(this.strings.length, 'cells');
    this.text = '';
  }
}
