import { readFileSync, statSync, truncateSync } from 'node:fs';
import { EmulatorStartError } from '../../errors/start-error';
import type { DataFolder } from './data-folder';
import { LineChain } from './line';
import type { JournalSections } from './section';

export const META = 'meta';
/** Last record of a snapshot. A snapshot without it is incomplete. */
export const END = 'end';
/** In format 1, which can still be read, each line has an independent checksum. */
export const FORMAT = 2;

export interface Loaded {
  /** Generation of the journal to continue, 0 if there is none yet. */
  generation: number;
  /** Format of that journal, and the checksum of its last line. */
  format: number;
  checksum: number;
  isClosed: boolean;
  /** Generation of the snapshot that it continues, 0 if there is none yet. */
  snapshot: number;
  journalBytes: number;
  snapshotBytes: number;
}

/** Loads the data folder into the sections. Throws if a file is damaged, without changing any file. */
export function load(folder: DataFolder, sections: JournalSections): Loaded {
  const { snapshot, journals } = folder.list();
  let snapshotBytes = 0;
  if (snapshot !== undefined) {
    const file = folder.snapshot(snapshot);
    const end = readRecords(file, sections);
    if (!end.whole || end.bytes < end.size) throw damaged(file, end.lines, 'its end is missing');
    snapshotBytes = end.bytes;
  }
  let journalBytes = 0;
  let last = { format: FORMAT, checksum: 0, isClosed: false };
  const torn: { file: string; bytes: number }[] = [];
  journals.forEach((generation, index) => {
    const file = folder.journal(generation);
    const end = readRecords(file, sections);
    const isLast = index === journals.length - 1;
    if (end.next !== undefined && !journals.includes(end.next)) throw damaged(folder.journal(end.next), 0, 'it is missing');
    if (end.bytes < end.size) {
      if (!isLast) throw damaged(file, end.lines + 1, 'it breaks off');
      torn.push({ file, bytes: end.bytes });
    }
    journalBytes += end.bytes;
    last = end;
  });
  // An incomplete line was being written when the program stopped. Its change was never confirmed to a client.
  for (const { file, bytes } of torn) truncateSync(file, bytes);
  const { format, checksum, isClosed } = last;
  return { generation: journals.at(-1) ?? 0, format, checksum, isClosed, snapshot: snapshot ?? 0, journalBytes, snapshotBytes };
}

interface FileEnd {
  lines: number;
  /** Number of bytes in complete lines, and in the file. */
  bytes: number;
  size: number;
  whole: boolean;
  format: number;
  checksum: number;
  isClosed: boolean;
  /** Generation of the next journal, if this one names it. */
  next: number | undefined;
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw damaged(file, 0, statSync(file).isDirectory() ? 'it is a folder' : (error as Error).message);
  }
}

function readRecords(file: string, sections: JournalSections): FileEnd {
  const data = readBytes(file);
  let start = 0;
  let lines = 0;
  let whole = false;
  let meta: Meta = { format: FORMAT };
  let chain = new LineChain();
  for (;;) {
    const end = data.indexOf(0x0a, start);
    if (end === -1) break;
    lines += 1;
    const line = chain.decode(data.toString('latin1', start, end));
    if (!line) throw damaged(file, lines, 'its checksum does not match: it was changed, or a line before it was removed, doubled or moved');
    if (line.section !== META) meta = { format: meta.format };
    if (line.section === END) whole = true;
    else if (line.section === META) meta = readMeta(file, line.json);
    else if (lines === 1) throw damaged(file, 1, 'its first line is missing');
    else restore(file, lines, sections, line.section, line.json);
    if (meta.format === 1) chain = new LineChain();
    start = end + 1;
  }
  if (lines === 0) throw damaged(file, 1, data.length === 0 ? 'it is empty' : 'its first line is missing');
  // A crash leaves an incomplete line. Zero bytes are never written, so they mean damage.
  if (data.includes(0, start)) throw damaged(file, lines + 1, 'it goes on with bytes that were never written');
  return {
    lines,
    bytes: start,
    size: data.length,
    whole,
    format: meta.format,
    checksum: chain.last,
    isClosed: meta.closed ?? false,
    next: meta.next,
  };
}

function restore(file: string, line: number, sections: JournalSections, name: string, json: string): void {
  const section = sections[name];
  if (!section) throw damaged(file, line, `it speaks of "${name}", which this version does not know`);
  try {
    section.restore(json);
  } catch (error) {
    throw damaged(file, line, (error as Error).message);
  }
}

interface Meta {
  format: number;
  next?: number;
  closed?: boolean;
}

function readMeta(file: string, json: string): Meta {
  const meta = JSON.parse(json) as Meta;
  if (![1, FORMAT].includes(meta.format))
    throw damaged(file, 1, `it is of format ${String(meta.format)}, this version reads formats 1 and ${FORMAT}`);
  return meta;
}

function damaged(file: string, line: number, reason: string): EmulatorStartError {
  return new EmulatorStartError({ code: 'DATA_DAMAGED', file, line, reason });
}
