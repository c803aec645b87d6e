import { DATE_FORMAT } from '../table/dates';
import { xmlText } from '../xml/xml-text';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The cell formats in {@link stylesXml}, by index. */
export const STYLE = { plain: 0, date: 1, head: 2 } as const;

const DATE_FORMAT_ID = 164;

export function contentTypesXml(sheets: number): string {
  const override = (part: string, type: string): string => `<Override PartName="${part}" ContentType="${type}"/>`;
  const sheet = (_: unknown, i: number): string => override(`/xl/worksheets/sheet${i + 1}.xml`, `${TYPE}.worksheet+xml`);
  return (
    `${XML}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    override('/xl/workbook.xml', `${TYPE}.sheet.main+xml`) +
    Array.from({ length: sheets }, sheet).join('') +
    override('/xl/styles.xml', `${TYPE}.styles+xml`) +
    override('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml') +
    override('/docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml') +
    '</Types>'
  );
}

function relationshipsXml(targets: readonly (readonly [type: string, target: string])[]): string {
  const list = targets.map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${type}" Target="${target}"/>`);
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
}

export const packageRelsXml = (): string =>
  relationshipsXml([
    [`${OFFICE}/relationships/officeDocument`, 'xl/workbook.xml'],
    [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    [`${OFFICE}/relationships/extended-properties`, 'docProps/app.xml'],
  ]);

/** Lists the sheets first, so that each has the same number as its relationship. */
export const workbookRelsXml = (sheets: number): string =>
  relationshipsXml([
    ...Array.from({ length: sheets }, (_, i) => [`${OFFICE}/relationships/worksheet`, `worksheets/sheet${i + 1}.xml`] as const),
    [`${OFFICE}/relationships/styles`, 'styles.xml'],
  ]);

export function workbookXml(names: readonly string[]): string {
  const sheets = names.map((name, i) => `<sheet name="${xmlText(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`);
  return (
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships">` +
    `<bookViews><workbookView/></bookViews><sheets>${sheets.join('')}</sheets></workbook>`
  );
}

export function stylesXml(): string {
  const font = (bold: string): string => `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
  return (
    `${XML}<styleSheet xmlns="${MAIN}">` +
    `<numFmts count="1"><numFmt numFmtId="${DATE_FORMAT_ID}" formatCode="${DATE_FORMAT}"/></numFmts>` +
    `<fonts count="2">${font('')}${font('<b/>')}</fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="3">' +
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    `<xf numFmtId="${DATE_FORMAT_ID}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>` +
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
    '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}

export function coreXml(now: number): string {
  const created = new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
  return (
    `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dcterms="http://purl.org/dc/terms/" ` +
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dcterms:created xsi:type="dcterms:W3CDTF">${created}</dcterms:created></cp:coreProperties>`
  );
}

export const appXml = (): string =>
  `${XML}<Properties xmlns="${OFFICE}/extended-properties"><Application>Inventory Console</Application></Properties>`;
