import type { Pacer } from '../pacing/pacer';
import type { Intake } from './intake-limits';
import { Refusal, unreadable } from './refusal';
import type { XmlLexer } from './xml-lexer';
import { readXmlPart } from './xml-part';
import { ZipDirectory, type ZipEntry } from './zip-directory';

interface Relationship {
  type: string;
  path: string;
}

interface SheetRef {
  name: string;
  relationship: string;
  isHidden: boolean;
}

/** The parts of a workbook that hold its cells. */
export interface XlsxPackage {
  sheets: { name: string; isHidden: boolean; entry: ZipEntry | undefined }[];
  strings: ZipEntry | undefined;
  styles: ZipEntry | undefined;
  date1904: boolean;
}

/** Resolves the target of a relationship relative to the folder of its part. */
function resolve(folder: string, target: string): string {
  const parts = target.startsWith('/') ? [] : folder.split('/').filter((part) => part !== '');
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

const relationshipsOf = (path: string): string =>
  `${folderOf(path)}_rels/${path.slice(path.lastIndexOf('/') + 1)}.rels`;

class RelationshipsReader {
  readonly byId = new Map<string, Relationship>();

  constructor(private readonly folder: string) {}

  read(lexer: XmlLexer): void {
    while (lexer.next()) {
      if (lexer.kind === 'close' || lexer.name !== 'Relationship') continue;
      const target = lexer.attribute('Target');
      if (target === undefined || lexer.attribute('TargetMode') === 'External') continue;
      // Only the last word of the type counts: "transitional" and "strict" workbooks differ in the URL before it.
      const type = lexer.attribute('Type')?.split('/').at(-1) ?? '';
      this.byId.set(lexer.attribute('Id') ?? '', { type, path: resolve(this.folder, target) });
    }
  }

  first(type: string): string | undefined {
    return [...this.byId.values()].find((relationship) => relationship.type === type)?.path;
  }
}

class WorkbookReader {
  readonly sheets: SheetRef[] = [];
  date1904 = false;

  read(lexer: XmlLexer): void {
    while (lexer.next()) {
      if (lexer.kind === 'close') continue;
      if (lexer.name === 'workbookPr') this.date1904 = ['1', 'true'].includes(lexer.attribute('date1904') ?? '');
      if (lexer.name === 'sheet') {
        this.sheets.push({
          name: lexer.attribute('name') ?? '',
          relationship: lexer.attribute('id') ?? '',
          isHidden: (lexer.attribute('state') ?? 'visible') !== 'visible',
        });
      }
    }
  }
}

/** Finds the parts of a workbook's sheets, in their order. */
export async function openXlsx(bytes: Uint8Array, intake: Intake, pacer: Pacer): Promise<XlsxPackage> {
  const zip = new ZipDirectory(bytes, intake);

  const relationships = async (path: string, folder: string): Promise<RelationshipsReader> => {
    const reader = new RelationshipsReader(folder);
    const entry = zip.find(path);
    if (entry) await readXmlPart(entry, reader, intake, pacer);
    return reader;
  };

  const workbookPath = (await relationships('_rels/.rels', '')).first('officeDocument') ?? 'xl/workbook.xml';
  const entry = zip.find(workbookPath);
  if (!entry) throw new Refusal(unreadable());
  const workbook = new WorkbookReader();
  await readXmlPart(entry, workbook, intake, pacer);
  intake.allow(workbook.sheets.length, intake.limits.sheets);

  const parts = await relationships(relationshipsOf(workbookPath), folderOf(workbookPath));
  const optional = (type: string): ZipEntry | undefined => zip.find(parts.first(type) ?? '');
  const sheets = workbook.sheets.flatMap(({ name, relationship, isHidden }) => {
    const part = parts.byId.get(relationship);
    // A workbook also lists charts and dialogs as sheets.
    if (part && part.type !== 'worksheet') return [];
    return [{ name, isHidden, entry: part && zip.find(part.path) }];
  });
  return { sheets, strings: optional('sharedStrings'), styles: optional('styles'), date1904: workbook.date1904 };
}
