import { SHEET_NAME_LENGTH } from '../../entities/limits';
import { foldName } from '../../text/names';
import { dateText } from './dates';

const CONTROL = '\\u0000-\\u001f\\u007f';
const NOT_IN_SHEET_NAMES = new RegExp(`[\\\\/?*[\\]:${CONTROL}\\ufffe\\uffff]`, 'g');
const NOT_IN_FILE_NAMES = new RegExp(`[\\\\/:*?"<>|${CONTROL}]`, 'g');
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** Most file systems allow 255 bytes, and a character may take three. This leaves room for a suffix. */
const FILE_NAME_LENGTH = 80;

/** The first `length` UTF-16 code units, without half a character at the end. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/**
 * `proposedName`, or the first unused one of that name with `~2`, `~3` and so on. Names are compared as macOS and Windows compare those of files,
 * which do not distinguish case, nor macOS the encoding of accents. Adds it to `used`.
 */
function claim(proposedName: string, used: Set<string>, numbered: (suffix: string) => string): string {
  let name = proposedName;
  for (let i = 2; used.has(foldName(name)); i++) name = numbered(`~${i}`);
  used.add(foldName(name));
  return name;
}

/**
 * A sheet name that Excel accepts (D-74, EXPORT-12): at most 30 characters, none of `\ / ? * [ ] :`, no apostrophe at either end,
 * not "History", and different from all in `used`, also after {@link foldName}. Adds it to `used`.
 */
export function sheetName(raw: string, used: Set<string>): string {
  let name = raw
    .replace(LONE_SURROGATE, '_')
    .replace(NOT_IN_SHEET_NAMES, '_')
    .replace(/^[\s']+|[\s']+$/g, '');
  if (name === '') name = 'Sheet';
  if (/^history$/i.test(name)) name += '_';
  if (name.length > SHEET_NAME_LENGTH) name = `${cut(name, SHEET_NAME_LENGTH - 1)}\u2026`;
  return claim(name, used, (suffix) => cut(name, SHEET_NAME_LENGTH - suffix.length) + suffix);
}

/** Replaces characters that file systems refuse. The name is one part of a path and cannot lead to another folder (D-74). */
export function safeFileName(raw: string): string {
  const name = cut(raw.replace(LONE_SURROGATE, '_').replace(NOT_IN_FILE_NAMES, '_').trim(), FILE_NAME_LENGTH).replace(/[. ]+$/, '');
  if (name === '') return '_';
  return DEVICE.test(name) ? `_${name}` : name;
}

/** The name of a session's file within a ZIP, different from all in `used`. Adds it to `used`. */
export function entryName(session: string, extension: string, used: Set<string>): string {
  const name = safeFileName(session);
  return `${claim(name, used, (suffix) => name + suffix)}.${extension}`;
}

/** `yyyyMMdd_HHmmss` in local time. */
export const timeStamp = (now: number): string => dateText(now).replace(/[/:]/g, '').replace(' ', '_');
