import { GENERAL, numberFormat, type NumberFormat } from '../table/number-format';
import type { XmlLexer } from '../xml/xml-lexer';

const DOLLARS = '"$"#,##0_);\\("$"#,##0\\)';
const CENTS = '"$"#,##0.00_);\\("$"#,##0.00\\)';

const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: DOLLARS,
  6: DOLLARS,
  7: CENTS,
  8: CENTS,
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yy h:mm',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  41: '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
  42: '_("$"* #,##0_);_("$"* (#,##0);_("$"* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)',
  44: '_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
  48: '##0.0E+0',
  49: '@',
};

/** Built-in date and time formats of East Asian editions, whose code depends on the computer. */
const ASIAN_DATES = [27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58];
const ASIAN_TIMES = [32, 33, 34, 35];

/** The last number of a built-in format. */
export const LAST_BUILT_IN = 58;

/** The code of a built-in format, which files refer to by number only. */
export function builtInCode(id: number): string {
  if (ASIAN_DATES.includes(id)) return 'm/d/yy';
  if (ASIAN_TIMES.includes(id)) return 'h:mm:ss';
  return BUILT_IN[id] ?? 'General';
}

/** The number format of each cell style, by the number that cells refer to. */
export class StylesReader {
  private readonly codes = new Map<number, string>();
  private readonly formatIds: number[] = [];
  private inCellStyles = false;

  read(lexer: XmlLexer): void {
    while (lexer.next()) {
      if (lexer.name === 'cellXfs') {
        this.inCellStyles = lexer.kind === 'open';
      } else if (lexer.kind === 'close') {
        continue;
      } else if (lexer.name === 'numFmt') {
        this.codes.set(Number(lexer.attribute('numFmtId')), lexer.attribute('formatCode') ?? '');
      } else if (lexer.name === 'xf' && this.inCellStyles) {
        this.formatIds.push(Number(lexer.attribute('numFmtId') ?? 0));
      }
    }
  }

  formats(): NumberFormat[] {
    const formatsById = new Map<number, NumberFormat>();
    return this.formatIds.map((id) => {
      let format = formatsById.get(id);
      if (!format) formatsById.set(id, (format = id === 0 ? GENERAL : numberFormat(this.codes.get(id) ?? builtInCode(id))));
      return format;
    });
  }
}
