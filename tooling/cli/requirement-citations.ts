import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { testTitles } from './test-titles';

const TEST_FILE = /\.(test|spec)\.tsx?$/;

/** Folders without handwritten files of the product: installed packages, builds, and files that tests work on. */
const NOT_OF_THE_PRODUCT = /^(node_modules|dist|fixtures|template|\..*)$/;

/**
 * Citations that nothing can resolve: words about later changes to rules, which are merged into the rules; sections of documents by number; and
 * decision records in another form than `ADR-0022`, unless they are links.
 */
const DEAD =
  /\bamendments?\b|\brulings?\b|\bsections? \d+|§ ?\d+|\bfacts\/\w+|\b(?:decision|record)s? (?:\d{1,2}|0\d{3})\b(?![.,]\d)|(?<!\]\([./]*(?:docs\/)?)adr\/\d{4}/gi;

/** What has the form of a requirement's ID. */
const ID = /\b[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\d{2,3}\b/g;

/** A line break with the marks at the beginning of the next line of a comment. */
const LINE_END = /\s*\n\s*(?:\*(?!\/)|\/\/|#+)?\s*/g;

export interface Citation {
  file: string;
  line: number;
  title: string;
}

/** Reads the requirements of docs/checklist.md, one `ID | owner | requirement | section` per line. */
export function readChecklist(markdown: string) {
  return markdown.split('\n').flatMap((line) => {
    const [id = '', owner, ...rest] = line.split(' | ');
    if (!owner || !/^[A-Z][A-Z0-9-]*-\d+$/.test(id)) return [];
    return [{ id, owner: owner.trim(), text: rest.join(' | ').trim() }];
  });
}

/** Everything in a text that has the form of a requirement's ID. */
export const idsIn = (text: string): string[] => [...new Set(text.match(ID) ?? [])];

/**
 * The tests that cite each requirement by its ID in their titles.
 * @param files by their path in the repository
 */
export function citations(files: { file: string; text: string }[]): Map<string, Citation[]> {
  const byId = new Map();
  for (const { file, text } of files) {
    for (const { title, line } of testTitles(file, text)) {
      for (const id of idsIn(title)) byId.set(id, [...(byId.get(id) ?? []), { file, line, title }]);
    }
  }
  return byId;
}

/**
 * Whether a test proves a requirement of an owner. A requirement of a remote is proved by tests of the remote or by journeys: tests of a rule in the
 * model or of an API call do not show that the remote uses it.
 */
export const proves = (owner: string, { file }: Pick<Citation, 'file'>) =>
  !owner.startsWith('mfe-') || file.startsWith(`${owner}/`) || file.startsWith('e2e/');

/**
 * The requirements of a family (`ADD-MAP-01 to ADD-MAP-08`) that a line of the checklist names. They say what the line asks for, so tests cite them, and
 * the line is proven when all of them are.
 */
export function familyOf({ text }: { text: string }, all: readonly { id: string }[]): string[] {
  const [, group] = /\(family: ([A-Z-]+)-01\b/.exec(text) ?? [];
  return group === undefined ? [] : all.map(({ id }) => id).filter((id) => id.replace(/-\d+$/, '') === group);
}

export const citedRecords = (text: string): string[] => text.match(/\bADR-\d+\b/g) ?? [];

/** The documents that a text names, by file name or by path from the root of the repository. */
export const citedDocuments = (text: string): string[] => text.match(/(?:(?<![\w/.-])docs\/(?:[\w-]+\/)*)?[\w-]+\.md\b/g) ?? [];

export const deadCitations = (text: string): string[] => text.replace(LINE_END, ' ').match(DEAD) ?? [];

/** The files of the product below a folder whose name matches. */
export function productFiles(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OF_THE_PRODUCT.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return productFiles(path, name);
    return name.test(entry.name) ? [path] : [];
  });
}

export const testFiles = (folder: string): string[] => productFiles(folder, TEST_FILE);
