import { readFileSync, truncateSync } from 'node:fs';
import { EmulatorStartError } from '../../start-error';
import type { DataFolder } from './data-folder';
import { decodeLine } from './line';
import type { JournalSections } from './section';

/** First record of every file. */
export const META = 'meta';
/** Last record of a snapshot: without it the snapshot is not whole. */
export const END = 'end';
export const FORMAT = 1;

export interface Loaded {
  /** Journal to go on with, 0 when there is none yet. */
  generation: number;
  journalBytes: number;
  snapshotBytes: number;
}

/** Brings the sections to what the data folder holds. Throws when a file is damaged and changes nothing then. */
export function load(folder: DataFolder, sections: JournalSections): Loaded {
  const { snapshot, journals } = folder.list();
  let snapshotBytes = 0;
  if (snapshot !== undefined) {
    const file = folder.snapshot(snapshot);
    const end = readRecords(file, sections);
    if (!end.whole) throw damaged(file, end.lines, 'its end is missing');
    snapshotBytes = end.bytes;
  }
  let journalBytes = 0;
  const torn: { file: string; bytes: number }[] = [];
  journals.forEach((generation, index) => {
    const file = folder.journal(generation);
    const end = readRecords(file, sections);
    const isLast = index === journals.length - 1;
    if (end.bytes < end.size) {
      if (!isLast) throw damaged(file, end.lines + 1, 'it breaks off');
      torn.push({ file, bytes: end.bytes });
    }
    journalBytes += end.bytes;
  });
  // A line without its end was being written when the machine or the program stopped; nobody was told it was kept.
  for (const { file, bytes } of torn) truncateSync(file, bytes);
  return { generation: journals.at(-1) ?? snapshot ?? 0, journalBytes, snapshotBytes };
}

interface FileEnd {
  lines: number;
  /** Bytes of whole lines, and of the file. */
  bytes: number;
  size: number;
  whole: boolean;
}

function readRecords(file: string, sections: JournalSections): FileEnd {
  const data = readFileSync(file);
  let start = 0;
  let lines = 0;
  let whole = false;
  for (;;) {
    const end = data.indexOf(0x0a, start);
    if (end === -1) break;
    lines += 1;
    const line = decodeLine(data.toString('latin1', start, end));
    if (!line) throw damaged(file, lines, 'its checksum does not match');
    if (line.section === END) whole = true;
    else if (line.section === META) checkMeta(file, line.json);
    else restore(file, lines, sections, line.section, line.json);
    start = end + 1;
  }
  return { lines, bytes: start, size: data.length, whole };
}

function restore(file: string, line: number, sections: JournalSections, name: string, json: string): void {
  const section = sections[name];
  if (!section) throw damaged(file, line, `it speaks of "${name}", which this version does not know`);
  section.restore(json);
}

function checkMeta(file: string, json: string): void {
  const { format } = JSON.parse(json) as { format?: number };
  if (format !== FORMAT) throw damaged(file, 1, `it is of format ${String(format)}, this version reads format ${FORMAT}`);
}

function damaged(file: string, line: number, reason: string): EmulatorStartError {
  return new EmulatorStartError({ code: 'DATA_DAMAGED', file, line, reason });
}
