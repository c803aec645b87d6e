import type { Pacer } from '../../pacing/pacer';
import type { ReadBudget } from '../accepted/read-budget';
import { Refusal, unreadable } from '../accepted/refusal';
import type { XmlLexer } from '../xml/xml-lexer';
import { readXmlPart, type PartReader } from './xml-part';
import { ZipDirectory, type ZipEntry } from '../zip/zip-directory';

interface Relationship {
  type: string;
  path: string;
}

/** The parts of a workbook that hold its cells. */
export interface XlsxPackage {
  sheets: { name: string; isHidden: boolean; entry: ZipEntry | undefined }[];
  strings: ZipEntry | undefined;
  styles: ZipEntry | undefined;
  date1904: boolean;
  /** The workbook says that its formulas still have to be computed. */
  isUncalculated: boolean;
}

const isTrue = (attribute: string | undefined): boolean => attribute === '1' || attribute === 'true';

/** Resolves the target of a relationship relative to the folder of its part. */
function resolve(folder: string, target: string): string {
  const parts = target.startsWith('/') ? [] : folder.split('/').filter((part) => part !== '');
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Calls back for each tag of a part that opens an element. */
const eachElement = (visit: (lexer: XmlLexer) => void): PartReader => ({
  read: (lexer) => {
    while (lexer.next()) if (lexer.kind !== 'close') visit(lexer);
  },
});

/** Finds the parts of a workbook's sheets, in their order. */
export async function openXlsx(bytes: Uint8Array, budget: ReadBudget, pacer: Pacer): Promise<XlsxPackage> {
  const zip = new ZipDirectory(bytes, budget);

  /** The relationships of a part by their ids; those of the whole package for the empty path. */
  const relationshipsOf = async (path: string): Promise<Map<string, Relationship>> => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const byId = new Map<string, Relationship>();
    const reader = eachElement((lexer) => {
      const target = lexer.attribute('Target');
      if (lexer.name !== 'Relationship' || target === undefined || lexer.attribute('TargetMode') === 'External') return;
      // Only the last word of the type counts: "transitional" and "strict" workbooks differ in the URL before it.
      const type = lexer.attribute('Type')?.split('/').at(-1) ?? '';
      byId.set(lexer.attribute('Id') ?? '', { type, path: resolve(folder, target) });
    });
    const entry = zip.find(`${folder}_rels/${path.slice(folder.length)}.rels`);
    if (entry) await readXmlPart(entry, reader, budget, pacer);
    return byId;
  };
  const firstOf = (relationships: Map<string, Relationship>, type: string): string | undefined =>
    [...relationships.values()].find((one) => one.type === type)?.path;

  const workbookPath = firstOf(await relationshipsOf(''), 'officeDocument') ?? 'xl/workbook.xml';
  const entry = zip.find(workbookPath);
  if (!entry) throw new Refusal(unreadable());
  let date1904 = false;
  let isUncalculated = false;
  const listed: { name: string; relationship: string; isHidden: boolean }[] = [];
  const workbook = eachElement((lexer) => {
    if (lexer.name === 'workbookPr') date1904 = isTrue(lexer.attribute('date1904'));
    // `forceFullCalc` alone is no such sign: spreadsheet programs write it beside results that they have computed.
    if (lexer.name === 'calcPr')
      isUncalculated = isTrue(lexer.attribute('fullCalcOnLoad')) || ['0', 'false'].includes(lexer.attribute('calcCompleted') ?? '');
    if (lexer.name !== 'sheet') return;
    const isHidden = (lexer.attribute('state') ?? 'visible') !== 'visible';
    listed.push({ name: lexer.attribute('name') ?? '', relationship: lexer.attribute('id') ?? '', isHidden });
  });
  await readXmlPart(entry, workbook, budget, pacer);
  budget.allow(listed.length, 'sheets');

  const parts = await relationshipsOf(workbookPath);
  const optional = (type: string): ZipEntry | undefined => zip.find(firstOf(parts, type) ?? '');
  const sheets = listed.flatMap(({ name, relationship, isHidden }) => {
    const part = parts.get(relationship);
    // A workbook also lists charts and dialogs as sheets.
    if (part && part.type !== 'worksheet') return [];
    return [{ name, isHidden, entry: part && zip.find(part.path) }];
  });
  return { sheets, strings: optional('sharedStrings'), styles: optional('styles'), date1904, isUncalculated };
}
