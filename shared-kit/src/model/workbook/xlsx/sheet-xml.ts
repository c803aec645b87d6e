import { columnName } from '../table/cell-name';
import { dateSerial, dateText } from '../table/dates';
import { Refusal } from '../accepted/refusal';
import { cellText } from '../../text/control-characters';
import { SHEET_LIMITS, textTooLong, tooManyColumns, tooManyRows } from '../table/write-problem';
import { NUMBER_TEXT, type Cell, type Table } from '../table/table';
import { STYLE } from './xlsx-parts';
import { xmlText } from '../xml/xml-text';

/** Length of a piece of XML: long enough to compress well, short enough to stay responsive. */
const CHUNK_LENGTH = 128 * 1024;
/** The number of rows from which the column widths are computed. */
const SAMPLE_ROWS = 100;
const WIDTH = { least: 8, most: 60, date: 20 } as const;

/** Spreadsheet programs keep 15 digits of a number, so longer ones are written as text. */
const NUMBER_LENGTH = 15;
const EDGE_SPACE = /^\s|\s$/;

type CellXml = (cell: Cell, row: number) => string;

/** Writes the cells of one column. A text is always written as text, so that none becomes a formula. */
function columnCells(sheet: string, column: number, table: Table): CellXml {
  const name = columnName(column);
  const isDate = table.dateColumns.includes(column);
  const isNumber = table.numberColumns?.includes(column) ?? false;

  const number = (value: number, row: number): string => `<c r="${name}${row}"><v>${value}</v></c>`;
  const text = (written: string, row: number): string => {
    if (written === '') return '';
    const value = cellText(written);
    if (value.length > SHEET_LIMITS.cellLength) throw new Refusal(textTooLong(sheet, `${name}${row}`));
    const space = EDGE_SPACE.test(value) ? ' xml:space="preserve"' : '';
    return `<c r="${name}${row}" t="inlineStr"><is><t${space}>${xmlText(value)}</t></is></c>`;
  };
  const date = (ms: number, row: number): string => {
    const serial = dateSerial(ms);
    return serial === null ? text(dateText(ms), row) : `<c r="${name}${row}" s="${STYLE.date}"><v>${serial}</v></c>`;
  };

  return (cell, row) => {
    if (cell === null || cell === '') return '';
    if (typeof cell === 'number') {
      if (isDate) return date(cell, row);
      return Number.isFinite(cell) ? number(cell, row) : text(String(cell), row);
    }
    if (isNumber && cell.length <= NUMBER_LENGTH && NUMBER_TEXT.test(cell)) return number(Number(cell), row);
    return text(cell, row);
  };
}

function columnWidths(table: Table): string {
  const cols = table.head.map((header, column) => {
    const longest = table.rows
      .slice(0, SAMPLE_ROWS)
      .reduce((length, row) => Math.max(length, String(row[column] ?? '').length), header.length);
    const width = table.dateColumns.includes(column) ? WIDTH.date : Math.min(Math.max(longest + 2, WIDTH.least), WIDTH.most);
    return `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`;
  });
  return cols.length > 0 ? `<cols>${cols.join('')}</cols>` : '';
}

const headCell = (header: string, column: number): string =>
  `<c r="${columnName(column)}1" s="${STYLE.head}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cellText(header))}</t></is></c>`;

/** Throws when the table exceeds the limits of a sheet, rather than cut it without notice. */
function checkSize(sheet: string, table: Table): void {
  const rows = table.rows.length + 1;
  if (rows > SHEET_LIMITS.rows) throw new Refusal(tooManyRows(sheet, rows));
  if (table.head.length > SHEET_LIMITS.columns) throw new Refusal(tooManyColumns(sheet, table.head.length));
  const long = table.head.findIndex((header) => cellText(header).length > SHEET_LIMITS.cellLength);
  if (long >= 0) throw new Refusal(textTooLong(sheet, `${columnName(long)}1`));
}

export interface SheetOptions {
  /** This sheet is shown when the file is opened. */
  isFirst: boolean;
  /** Adds the buttons to filter and sort to the header row. */
  withFilter?: boolean | undefined;
  /** Called with the share of rows that are written. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Writes the XML of a worksheet, piece by piece: column widths, a frozen bold header row, and cells with their types. */
export function* sheetXml(sheet: string, table: Table, { isFirst, withFilter = false, onProgress }: SheetOptions): Generator<string> {
  checkSize(sheet, table);
  const corner = `${columnName(Math.max(table.head.length - 1, 0))}${table.rows.length + 1}`;
  let xml =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    `<dimension ref="${corner === 'A1' ? 'A1' : `A1:${corner}`}"/>` +
    `<sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/>${columnWidths(table)}` +
    `<sheetData><row r="1">${table.head.map(headCell).join('')}</row>`;
  const columns = table.head.map((_, column) => columnCells(sheet, column, table));
  for (let i = 0; i < table.rows.length; i++) {
    const cells = table.rows[i]!;
    const row = i + 2;
    xml += `<row r="${row}">`;
    for (let column = 0; column < columns.length; column++) xml += columns[column]!(cells[column] ?? null, row);
    xml += '</row>';
    if (xml.length >= CHUNK_LENGTH) {
      yield xml;
      xml = '';
      onProgress?.(i / table.rows.length);
    }
  }
  yield `${xml}</sheetData>${withFilter && table.head.length > 0 ? `<autoFilter ref="A1:${corner}"/>` : ''}</worksheet>`;
  onProgress?.(1);
}
