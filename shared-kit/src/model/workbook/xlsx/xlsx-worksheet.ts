import { columnOfLetters } from '../table/cell-name';
import { isErrorValue, UNKNOWN_ERROR } from '../table/error-value';
import type { ReadBudget } from '../accepted/read-budget';
import { isPlaceholder } from '../table/formula-result';
import { GENERAL, isoDateText, losesDigits, numberText, type NumberFormat } from '../table/number-format';
import { TableBuilder } from '../table/raw-table';
import { Refusal, unreadable } from '../accepted/refusal';
import { SHEET_LIMITS } from '../table/write-problem';
import { childTags, type XmlLexer } from '../xml/xml-lexer';
import { cellString } from './xlsx-strings';

/** What cells of all sheets refer to. */
export interface WorkbookTexts {
  strings: readonly string[];
  /** By cell style. */
  formats: readonly NumberFormat[];
  date1904: boolean;
  /** The workbook says that its formulas still have to be computed. */
  isUncalculated: boolean;
}

const VALUE_OF_CELL = childTags('v', 'c');

const RANGE = /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/;

const isTrue = (attribute: string | undefined): boolean => attribute !== undefined && BOOLEANS.get(attribute) === 'TRUE';

/** A number as JavaScript writes it too. Most numbers in files are, so they need no conversion to a number and back. */
const PLAIN_INTEGER = /^[1-9]\d{0,14}$/;
/** A number as XML writes it. */
export const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** The texts of boolean values (D-61). */
export const BOOLEANS = new Map([
  ['1', 'TRUE'],
  ['true', 'TRUE'],
  ['0', 'FALSE'],
  ['false', 'FALSE'],
]);

function refuse(): never {
  throw new Refusal(unreadable());
}

/** The number of a text that consists of digits; -1 for any other text. */
function wholeNumber(text: string): number {
  let number = text === '' ? -1 : 0;
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/** Reads the cells of a worksheet. Formulas are not computed: the file holds their last value. */
export class WorksheetReader {
  readonly builder: TableBuilder;
  private place: 'before' | 'rows' | 'row' | 'cell' | 'after' = 'before';
  /** The sheet hides the rows that do not say otherwise. */
  private hidesRows = false;
  private rowText = '';
  private type = 'n';
  private style = 0;
  private value: string | undefined;
  private inline: string | undefined;
  private hasFormula = false;
  /** The number of the cell has more digits than programs keep. */
  private isRounded = false;
  /** By column, the last row of an array formula above: its other cells hold results, but no formula. */
  private readonly arrayTo: number[] = [];
  private inInline = false;
  private phonetic = false;
  /** How deep within an extension the reader is; 0 outside. */
  private ignored = 0;

  constructor(
    name: string,
    budget: ReadBudget,
    private readonly texts: WorkbookTexts,
  ) {
    this.builder = new TableBuilder(name, budget);
  }

  /** False when the part ends within its rows or is not a worksheet. */
  get complete(): boolean {
    return this.place === 'after';
  }

  read(lexer: XmlLexer): void {
    while (lexer.next()) {
      if (this.ignored > 0) this.ignore(lexer);
      else if (this.place === 'cell') this.inCell(lexer);
      else if (this.place === 'row') this.inRow(lexer);
      else if (this.place === 'rows') this.inRows(lexer);
      else if (this.place === 'before') this.beforeRows(lexer);
      else if (lexer.name === 'mergeCell' && lexer.kind !== 'close') this.merge(lexer.attribute('ref') ?? '');
    }
  }

  private beforeRows(lexer: XmlLexer): void {
    if (lexer.name === 'sheetFormatPr') this.hidesRows = isTrue(lexer.attribute('zeroHeight'));
    else if (lexer.name === 'sheetData') this.place = lexer.kind === 'open' ? 'rows' : 'after';
    else if (lexer.name === 'col' && lexer.kind !== 'close' && isTrue(lexer.attribute('hidden'))) {
      this.builder.hideColumns(Number(lexer.attribute('min')) - 1, Number(lexer.attribute('max')) - 1);
    }
  }

  private merge(range: string): void {
    const [, left, top, right, bottom] = RANGE.exec(range) ?? [];
    if (!left || !top || !right || !bottom) return;
    this.builder.merge({
      firstRow: Number(top),
      lastRow: Number(bottom),
      firstColumn: columnOfLetters(left),
      lastColumn: columnOfLetters(right),
    });
  }

  private inRows(lexer: XmlLexer): void {
    if (lexer.name === 'row' && lexer.kind !== 'close') {
      const number = lexer.attribute('r');
      const hidden = lexer.attribute('hidden');
      const height = lexer.attribute('ht');
      const isHidden = hidden === undefined ? (height === undefined ? this.hidesRows : Number(height) === 0) : isTrue(hidden);
      this.builder.startRow(number === undefined ? this.builder.rowNumber + 1 : wholeNumber(number), isHidden);
      if (this.builder.rowNumber > SHEET_LIMITS.rows) refuse();
      this.rowText = String(this.builder.rowNumber);
      if (lexer.kind === 'open') this.place = 'row';
    } else if (lexer.name === 'sheetData' && lexer.kind === 'close') {
      this.place = 'after';
    } else {
      refuse();
    }
  }

  private inRow(lexer: XmlLexer): void {
    if (lexer.name === 'c' && lexer.kind !== 'close') {
      const reference = lexer.attribute('r');
      this.builder.startCell(reference === undefined ? this.builder.lastColumn + 1 : this.columnOf(reference));
      if (lexer.kind === 'empty') return;
      this.type = lexer.attribute('t') ?? 'n';
      this.style = Number(lexer.attribute('s') ?? 0);
      this.inline = undefined;
      this.hasFormula = false;
      this.isRounded = false;
      this.value = lexer.onlyChild(VALUE_OF_CELL);
      if (this.value === undefined) this.place = 'cell';
      else this.putCell();
    } else if (lexer.name === 'row' && lexer.kind === 'close') {
      this.builder.endRow();
      this.place = 'rows';
    } else {
      this.ignore(lexer);
    }
  }

  private inCell(lexer: XmlLexer): void {
    const { name, kind } = lexer;
    if (name === 'v') {
      if (kind !== 'open') this.value = kind === 'close' ? lexer.text() : '';
    } else if (name === 'c') {
      if (kind !== 'close') refuse();
      this.putCell();
      this.place = 'row';
    } else if (name === 'is') {
      this.inInline = kind === 'open';
      this.inline ??= '';
    } else if (this.inInline) {
      if (name === 'rPh') this.phonetic = kind === 'open';
      else if (name === 't' && kind === 'close' && !this.phonetic) this.inline += lexer.text();
    } else if (name === 'f') {
      this.hasFormula = true;
      if (kind !== 'close' && this.texts.isUncalculated) this.startArray(lexer.attribute('ref') ?? '');
    } else {
      this.ignore(lexer);
    }
  }

  /** Skips extensions, which hold no values. Other unknown elements are not skipped, since they may contain cells. */
  private ignore(lexer: XmlLexer): void {
    if (this.ignored === 0 && lexer.name !== 'extLst') refuse();
    if (lexer.kind !== 'empty') this.ignored += lexer.kind === 'open' ? 1 : -1;
  }

  /** The column in a cell's reference, from 0. The reference must name the row that the cell is in. */
  private columnOf(reference: string): number {
    let column = 0;
    let i = 0;
    for (; i < reference.length; i++) {
      const letter = reference.charCodeAt(i) - 64;
      if (letter < 1 || letter > 26) break;
      column = column * 26 + letter;
    }
    if (i === 0 || i > 3 || reference.length - i !== this.rowText.length || !reference.endsWith(this.rowText)) refuse();
    return column - 1;
  }

  /** Notes the cells of an array formula. The range of a shared formula holds formulas only, so that it changes nothing. */
  private startArray(range: string): void {
    const [, left, , right, bottom] = RANGE.exec(range) ?? [];
    if (!left || !right || !bottom) return;
    const end = Math.min(columnOfLetters(right), SHEET_LIMITS.columns - 1);
    for (let column = columnOfLetters(left); column <= end; column++) this.arrayTo[column] = Number(bottom);
  }

  /** Puts the text of the cell, or why there is none. A text without a result may be an empty one; other results are never empty. */
  private putCell(): void {
    const { value, type } = this;
    const { isUncalculated } = this.texts;
    const isStored = this.hasFormula && !(value === undefined || (value === '' && type !== 'str'));
    const isUncertain =
      isUncalculated && type !== 'inlineStr' && (this.hasFormula || (this.arrayTo[this.builder.lastColumn] ?? 0) >= this.builder.rowNumber);
    const isResultMissing = (this.hasFormula && !isStored) || (isUncertain && isPlaceholder(type, value));
    const text = isResultMissing ? null : this.cellText();
    if (text === null) this.builder.setUnread(isResultMissing ? 'formula' : 'value');
    else this.builder.setText(text);
    if (isUncertain && !isResultMissing) this.builder.doubt('oldResult');
    if (this.isRounded) this.builder.doubt('rounded');
  }

  /** The text of a cell; null when its value does not fit its type. */
  private cellText(): string | null {
    if (this.type === 'inlineStr') return cellString(this.inline ?? this.value ?? '');
    if (this.value === undefined) return '';
    if (this.type === 'str') return cellString(this.value);
    const value = this.value.trim();
    if (value === '') return '';
    switch (this.type) {
      case 'n':
        return this.numericText(value);
      case 's':
        return this.texts.strings[wholeNumber(value)] ?? null;
      case 'b':
        return BOOLEANS.get(value) ?? null;
      case 'e':
        return isErrorValue(value) ? value : UNKNOWN_ERROR;
      case 'd':
        return isoDateText(value);
      default:
        return null;
    }
  }

  private numericText(value: string): string | null {
    const format = this.texts.formats[this.style] ?? GENERAL;
    if (format.kind === 'general' && PLAIN_INTEGER.test(value)) return value;
    if (!NUMBER.test(value)) return null;
    const number = Number(value);
    this.isRounded = losesDigits(number);
    return numberText(number, format, this.texts.date1904);
  }
}
