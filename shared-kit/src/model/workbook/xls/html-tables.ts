import { Tokenizer, TokenizerMode, type Token } from 'parse5';
import type { Pacer } from '../../pacing/pacer';
import { cellName } from '../table/cell-name';
import type { ReadBudget } from '../accepted/read-budget';
import { TableBuilder, type RawTable } from '../table/raw-table';
import { Refusal, unreadable } from '../accepted/refusal';
import { unwrapped } from '../bytes/text-wrapper';

/** Characters to read at once. */
const PIECE = 64 * 1024;

/** What HTML allows. */
const MOST_COLUMNS_OF_CELL = 1000;
const MOST_ROWS_OF_CELL = 65_534;

/** Elements that begin a new line of a text. */
const LINE_BREAKS: ReadonlySet<string> = new Set(['br', 'p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Elements whose content is no markup, with the mode that reads it. */
const TEXT_MODES: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
]);

/** Elements whose text no page shows. */
const CODE: ReadonlySet<string> = new Set(['script', 'style']);

/** A number of columns or rows that a cell covers. */
function span(tag: Token.TagToken, name: string, most: number): number {
  const number = Number.parseInt(tag.attrs.find((attribute) => attribute.name === name)?.value ?? '1', 10);
  return number >= 1 ? Math.min(number, most) : 1;
}

const ROW_GROUPS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);

/** Whether a page does not show an element, by its own attributes. */
const isHidden = ({ attrs }: Token.TagToken): boolean =>
  attrs.some(
    ({ name, value }) =>
      name === 'hidden' || (name === 'style' && /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:collapse|hidden))/i.test(value)),
  );

/** A table while it is read. Where a cell covers others, only its own place holds its text. */
class OpenTable {
  /** A table that contains another table is only for layout. */
  isLayout = false;
  /** The page does not show the rows of the current group. */
  hidesRows = false;
  private declaredColumns = 0;
  private readonly builder: TableBuilder;
  private row = 0;
  private isInRow = false;
  private column = 0;
  /** By column, the last row that a cell above it covers. */
  private readonly coveredTo: number[] = [];
  private cell: { column: number; text: string } | null = null;

  constructor(
    private readonly name: string,
    private readonly budget: ReadBudget,
    readonly isHidden: boolean,
  ) {
    this.builder = new TableBuilder(name, budget);
  }

  startRow(isHidden = false): void {
    this.endRow();
    this.builder.startRow(++this.row, isHidden || this.hidesRows);
    this.isInRow = true;
    this.column = 0;
  }

  startCell(columns: number, rows: number): void {
    this.endCell();
    if (!this.isInRow) this.startRow();
    while ((this.coveredTo[this.column] ?? 0) >= this.row) this.column++;
    this.budget.allow(this.column + 1, 'columns', { sheet: this.name, cell: cellName({ row: this.row, column: this.column }) });
    this.cell = { column: this.column, text: '' };
    const end = this.column + columns;
    if (columns > 1 || rows > 1)
      this.builder.merge({ firstRow: this.row, lastRow: this.row + rows - 1, firstColumn: this.column, lastColumn: end - 1 });
    for (let column = this.column; rows > 1 && column < end; column++) this.coveredTo[column] = this.row + rows - 1;
    this.column = end;
  }

  /** Takes note of columns that the page declares before the rows. */
  declareColumns(count: number, isHidden: boolean): void {
    if (isHidden) this.builder.hideColumns(this.declaredColumns, this.declaredColumns + count - 1);
    this.declaredColumns += count;
  }

  /** No row has begun that has not ended. */
  get isBetweenRows(): boolean {
    return !this.isInRow && this.cell === null;
  }

  addText(text: string): void {
    if (this.cell) this.cell.text += text;
  }

  endCell(): void {
    if (!this.cell) return;
    const { column, text } = this.cell;
    this.cell = null;
    this.builder.startCell(column);
    this.builder.setText(
      unwrapped(
        text
          .replace(/ *\n\s*/g, '\n')
          .replace(/ {2,}/g, ' ')
          .trim(),
      ),
    );
  }

  endRow(): void {
    this.endCell();
    this.isInRow = false;
  }

  finish(): RawTable {
    this.endRow();
    return { ...this.builder.finish(), ...(this.isHidden && { isHidden: true }) };
  }
}

/** Receives the tags and texts of a page, and collects its tables. */
class TableCollector {
  readonly tables: OpenTable[] = [];
  /** The tables that the current place lies in, from the outermost. */
  private readonly open: OpenTable[] = [];
  private isInCode = false;
  /** The end of the page has been read. */
  private hasEnded = false;
  readonly tokenizer = new Tokenizer(
    {},
    {
      onStartTag: (tag) => this.startTag(tag),
      onEndTag: (tag) => this.endTag(tag),
      onCharacter: ({ chars }) => this.text(chars),
      onWhitespaceCharacter: () => this.text(' '),
      onNullCharacter: () => undefined,
      onComment: () => undefined,
      onDoctype: () => undefined,
      onEof: () => {
        // The end of the file is missing, with an unknown number of rows. A table whose rows are complete may lack only its end tag.
        const isComplete = this.hasEnded || this.open.every((table) => table.isBetweenRows);
        if (!isComplete) throw new Refusal(unreadable());
      },
    },
  );

  constructor(private readonly budget: ReadBudget) {}

  private text(chars: string): void {
    if (!this.isInCode) this.open.at(-1)?.addText(chars);
  }

  private startTag(tag: Token.TagToken): void {
    const table = this.open.at(-1);
    this.isInCode = CODE.has(tag.tagName);
    this.tokenizer.state = TEXT_MODES.get(tag.tagName) ?? this.tokenizer.state;
    if (tag.tagName === 'table') {
      if (table) table.isLayout = true;
      const inner = new OpenTable(`Sheet${this.tables.length + 1}`, this.budget, isHidden(tag));
      this.open.push(inner);
      this.tables.push(inner);
    } else if (tag.tagName === 'tr') {
      table?.startRow(isHidden(tag));
    } else if (ROW_GROUPS.has(tag.tagName)) {
      if (table) table.hidesRows = isHidden(tag);
    } else if (tag.tagName === 'col') {
      table?.declareColumns(span(tag, 'span', MOST_COLUMNS_OF_CELL), isHidden(tag));
    } else if (tag.tagName === 'td' || tag.tagName === 'th') {
      table?.startCell(span(tag, 'colspan', MOST_COLUMNS_OF_CELL), span(tag, 'rowspan', MOST_ROWS_OF_CELL));
    } else if (LINE_BREAKS.has(tag.tagName)) {
      table?.addText('\n');
    }
  }

  private endTag({ tagName }: Token.TagToken): void {
    const table = this.open.at(-1);
    this.isInCode = false;
    if (tagName === 'table') this.open.pop();
    if (tagName === 'body' || tagName === 'html') this.hasEnded = true;
    if (table && ROW_GROUPS.has(tagName)) table.hidesRows = false;
    if (tagName === 'tr' || tagName === 'table') table?.endRow();
    else if (tagName === 'td' || tagName === 'th') table?.endCell();
    else if (LINE_BREAKS.has(tagName)) table?.addText('\n');
  }
}

/** Reads the tables of an HTML page as sheets, their cells as the text that the page shows: nothing is taken for a number. */
export async function readHtmlTables(text: string, name: string, budget: ReadBudget, pacer: Pacer): Promise<RawTable[]> {
  const collector = new TableCollector(budget);
  for (let at = 0; at < text.length; at += PIECE) {
    collector.tokenizer.write(text.slice(at, at + PIECE), at + PIECE >= text.length);
    await pacer.pauseIfDue();
  }
  const tables = collector.tables
    .filter(({ isLayout }) => !isLayout)
    .map((table) => table.finish())
    .filter(({ rows }) => rows.length > 0);
  budget.allow(tables.length, 'sheets');
  return tables.map((table, i) => ({ ...table, name: tables.length === 1 ? name : `Sheet${i + 1}` }));
}
