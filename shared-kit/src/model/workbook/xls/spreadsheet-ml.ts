import type { Pacer } from '../../pacing/pacer';
import type { ReadBudget } from '../accepted/read-budget';
import { DAY_MS, FIRST_SERIAL, SERIAL_EPOCH_MS } from '../table/dates';
import { isPlaceholder } from '../table/formula-result';
import { GENERAL, isoDateText, losesDigits, numberFormat, numberText, type NumberFormat } from '../table/number-format';
import { TableBuilder, type RawTable } from '../table/raw-table';
import { Refusal, unreadable } from '../accepted/refusal';
import { XmlLexer } from '../xml/xml-lexer';
import { SHEET_LIMITS } from '../table/write-problem';
import { BOOLEANS, NUMBER } from '../xlsx/xlsx-worksheet';

/** Characters to read at once. */
const PIECE = 64 * 1024;

/** Formats that files refer to by a name, with their codes in the United States. */
const NAMED_FORMATS: ReadonlyMap<string, string> = new Map([
  ['General Number', 'General'],
  ['General Date', 'm/d/yy h:mm'],
  ['Long Date', 'dddd, mmmm dd, yyyy'],
  ['Medium Date', 'd-mmm-yy'],
  ['Short Date', 'm/d/yy'],
  ['Long Time', 'h:mm:ss AM/PM'],
  ['Medium Time', 'h:mm AM/PM'],
  ['Short Time', 'h:mm'],
  ['Currency', '"$"#,##0.00'],
  ['Euro Currency', '"€"#,##0.00'],
  ['Fixed', '0.00'],
  ['Standard', '#,##0.00'],
  ['Percent', '0.00%'],
  ['Scientific', '0.00E+00'],
  ['Yes/No', '"Yes";"Yes";"No"'],
  ['True/False', '"True";"True";"False"'],
  ['On/Off', '"On";"On";"Off"'],
]);

/** The types of results that may be placeholders, as XLSX names them. */
const CELL_TYPES: Readonly<Record<string, string>> = { Number: 'n', String: 'str' };

interface Style {
  parent: string | undefined;
  code?: string | undefined;
}

interface OpenCell {
  hasFormula: boolean;
  style: string | undefined;
  type?: string | undefined;
  value: string;
}

/** The serial number of a moment, which a time of day or a duration is also written as. Before the day that did not exist it is one less. */
function serialOf(iso: string): number {
  const serial = (Date.parse(`${iso.replace(/Z$/, '')}Z`) - SERIAL_EPOCH_MS) / DAY_MS;
  return serial < FIRST_SERIAL ? serial - 1 : serial;
}

/** Reads the tags of a workbook in the XML that spreadsheet programs wrote before XLSX (SpreadsheetML 2003). */
class WorkbookReader {
  readonly sheets: RawTable[] = [];
  isComplete = false;
  private readonly styles = new Map<string, Style>();
  private readonly formats = new Map<string | undefined, NumberFormat>();
  private date1904 = false;
  private isUncalculated = false;
  private style: Style = { parent: undefined };
  private sheet: { builder: TableBuilder; isHidden: boolean } | null = null;
  /** Styles of whole columns, which may be as many as a sheet has. */
  private columnStyles: { first: number; last: number; style: string | undefined }[] = [];
  private lastStyledColumn = 0;
  private rowStyle: string | undefined;
  private nextRow = 1;
  private nextColumn = 0;
  private cell: OpenCell | null = null;
  private isInData = false;
  private isInComment = false;

  constructor(private readonly budget: ReadBudget) {}

  read(lexer: XmlLexer): void {
    while (lexer.next()) {
      if (this.isInData) this.readData(lexer);
      else if (lexer.kind === 'close') this.close(lexer);
      else this.open(lexer);
    }
  }

  /** A text may consist of pieces of different formatting. */
  private readData(lexer: XmlLexer): void {
    if (this.cell && !this.isInComment) this.cell.value += lexer.text();
    this.isInData = !(lexer.kind === 'close' && lexer.name === 'Data');
  }

  private open(lexer: XmlLexer): void {
    const isEmpty = lexer.kind === 'empty';
    switch (lexer.name) {
      case 'Date1904':
        this.date1904 = true;
        break;
      case 'Uncalced':
        this.isUncalculated = true;
        break;
      case 'Style':
        this.style = { parent: lexer.attribute('Parent') };
        this.styles.set(lexer.attribute('ID') ?? '', this.style);
        break;
      case 'NumberFormat':
        this.style.code = lexer.attribute('Format');
        break;
      case 'Worksheet':
        this.startSheet(lexer.attribute('Name') ?? '');
        break;
      case 'Column':
        this.addColumnStyle(lexer);
        break;
      case 'Row':
        this.startRow(lexer);
        break;
      case 'Cell':
        this.startCell(lexer);
        if (isEmpty) this.endCell();
        break;
      case 'Comment':
        this.isInComment = !isEmpty;
        break;
      case 'Data':
        if (this.cell && !this.isInComment) this.cell.type = lexer.attribute('Type');
        this.isInData = !isEmpty;
        break;
    }
  }

  private close(lexer: XmlLexer): void {
    switch (lexer.name) {
      case 'Cell':
        this.endCell();
        break;
      case 'Comment':
        this.isInComment = false;
        break;
      case 'Visible':
        if (this.sheet) this.sheet.isHidden = /^Sheet(?:Very)?Hidden$/.test(lexer.text().trim());
        break;
      case 'Worksheet':
        if (this.sheet) this.sheets.push({ ...this.sheet.builder.finish(), ...(this.sheet.isHidden && { isHidden: true }) });
        this.sheet = null;
        break;
      case 'Workbook':
        this.isComplete = this.sheet === null;
        break;
    }
  }

  private startSheet(name: string): void {
    this.sheet = { builder: new TableBuilder(name, this.budget), isHidden: false };
    this.columnStyles = [];
    this.lastStyledColumn = 0;
    this.nextRow = 1;
    this.budget.allow(this.sheets.length + 1, 'sheets');
  }

  private addColumnStyle(lexer: XmlLexer): void {
    const first = Number(lexer.attribute('Index') ?? this.lastStyledColumn + 1);
    this.lastStyledColumn = first + Number(lexer.attribute('Span') ?? 0);
    const style = lexer.attribute('StyleID');
    if (lexer.attribute('Hidden') === '1') this.sheet?.builder.hideColumns(first - 1, this.lastStyledColumn - 1);
    // Beyond the columns that are read, styles do not matter.
    if (style !== undefined && this.columnStyles.length < this.budget.limits.columns)
      this.columnStyles.push({ first, last: this.lastStyledColumn, style });
  }

  private startRow(lexer: XmlLexer): void {
    const row = Number(lexer.attribute('Index') ?? this.nextRow);
    if (row > SHEET_LIMITS.rows) throw new Refusal(unreadable());
    this.sheet?.builder.startRow(row, lexer.attribute('Hidden') === '1');
    this.nextRow = row + 1 + Number(lexer.attribute('Span') ?? 0);
    this.rowStyle = lexer.attribute('StyleID');
    this.nextColumn = 0;
  }

  private startCell(lexer: XmlLexer): void {
    const index = lexer.attribute('Index');
    const column = index === undefined ? this.nextColumn : Number(index) - 1;
    this.sheet?.builder.startCell(column);
    const across = Number(lexer.attribute('MergeAcross') ?? 0);
    const down = Number(lexer.attribute('MergeDown') ?? 0);
    this.nextColumn = column + 1 + across;
    if (this.sheet && (across > 0 || down > 0)) {
      const firstRow = this.sheet.builder.rowNumber;
      this.sheet.builder.merge({ firstRow, lastRow: firstRow + down, firstColumn: column, lastColumn: column + across });
    }
    const ofColumn = () => this.columnStyles.find(({ first, last }) => column + 1 >= first && column + 1 <= last)?.style;
    const style = lexer.attribute('StyleID') ?? this.rowStyle ?? ofColumn() ?? 'Default';
    this.cell = { style, hasFormula: lexer.attribute('Formula') !== undefined, value: '' };
  }

  private endCell(): void {
    const { cell, sheet } = this;
    this.cell = null;
    if (!cell || !sheet) return;
    const isUncertain = cell.hasFormula && this.isUncalculated;
    const isResultMissing =
      (cell.hasFormula && (cell.type === undefined || (cell.value === '' && cell.type !== 'String'))) ||
      (isUncertain && isPlaceholder(CELL_TYPES[cell.type ?? ''] ?? '', cell.value));
    const text = isResultMissing ? null : this.textOf(cell);
    if (text === null) sheet.builder.setUnread(isResultMissing ? 'formula' : 'value');
    else sheet.builder.setText(text);
    if (isUncertain && !isResultMissing) sheet.builder.doubt('oldResult');
    if (cell.type === 'Number' && losesDigits(Number(cell.value))) sheet.builder.doubt('rounded');
  }

  /** The text of a cell; null when its value does not fit its type. */
  private textOf({ type, value, style }: OpenCell): string | null {
    if (type === undefined || type === 'String' || type === 'Error') return value;
    const trimmed = value.trim();
    if (trimmed === '') return '';
    const format = this.formatOf(style);
    switch (type) {
      case 'Number':
        return NUMBER.test(trimmed) ? numberText(Number(trimmed), format, this.date1904) : null;
      case 'DateTime':
        return isoDateText(trimmed) && format.kind === 'time' ? numberText(serialOf(trimmed), format, false) : isoDateText(trimmed);
      case 'Boolean':
        return BOOLEANS.get(trimmed) ?? null;
      default:
        return null;
    }
  }

  private formatOf(id: string | undefined): NumberFormat {
    let format = this.formats.get(id);
    if (!format) this.formats.set(id, (format = this.inheritedFormat(id)));
    return format;
  }

  private inheritedFormat(id: string | undefined): NumberFormat {
    // Styles may name each other in a circle.
    const visited = new Set<Style>();
    for (let style = this.styles.get(id ?? ''); style && !visited.has(style); style = this.styles.get(style.parent ?? 'Default')) {
      if (style.code !== undefined) return numberFormat(NAMED_FORMATS.get(style.code) ?? style.code);
      visited.add(style);
    }
    return GENERAL;
  }
}

/** Reads the sheets of a SpreadsheetML 2003 workbook. */
export async function readSpreadsheetMl(text: string, budget: ReadBudget, pacer: Pacer): Promise<RawTable[]> {
  const reader = new WorkbookReader(budget);
  const lexer = new XmlLexer();
  for (let at = 0; at < text.length; at += PIECE) {
    lexer.push(text.slice(at, at + PIECE));
    reader.read(lexer);
    await pacer.pauseIfDue();
  }
  if (!reader.isComplete || !lexer.finished) throw new Refusal(unreadable());
  return reader.sheets;
}
