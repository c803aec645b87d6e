import { SHEET_NAME_LENGTH } from '../limits';

const CONTROL = '\\u0000-\\u001f\\u007f';
const NOT_IN_SHEET_NAMES = new RegExp(`[\\\\/?*[\\]:${CONTROL}\\ufffe\\uffff]`, 'g');
const NOT_IN_FILE_NAMES = new RegExp(`[\\\\/:*?"<>|${CONTROL}]`, 'g');
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** Names that Windows keeps for devices, whatever their extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** Leaves room for a suffix and a folder: 255 bytes is what file systems take, and a character may need three of them. */
const FILE_NAME_LENGTH = 80;

/** The first `length` UTF-16 units, without half a character at the end. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** `wanted`, or the first of `wanted~2`, `wanted~3` … that is free without regard to case. Marks it as used. */
function claim(wanted: string, used: Set<string>, numbered: (suffix: string) => string): string {
  let name = wanted;
  for (let i = 2; used.has(name.toLowerCase()); i++) name = numbered(`~${i}`);
  used.add(name.toLowerCase());
  return name;
}

/**
 * A name that Excel accepts for a sheet and that is not in `used` yet, to which it is added (decision D-74, EXPORT-12):
 * at most 30 characters, none of `\ / ? * [ ] :`, no apostrophe at either end, not "History", unique without case.
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

/** A name without the characters that file systems refuse, usable as one part of a path and nothing more (D-74). */
export function safeFileName(raw: string): string {
  const name = cut(raw.replace(LONE_SURROGATE, '_').replace(NOT_IN_FILE_NAMES, '_').trim(), FILE_NAME_LENGTH).replace(
    /[. ]+$/,
    '',
  );
  if (name === '') return '_';
  return DEVICE.test(name) ? `_${name}` : name;
}

/** The name of a session's file inside a ZIP, not in `used` yet, to which it is added. */
export function entryName(session: string, extension: string, used: Set<string>): string {
  const name = safeFileName(session);
  return `${claim(name, used, (suffix) => name + suffix)}.${extension}`;
}

/** `yyyyMMdd_HHmmss` in local time. */
export function timeStamp(now: number): string {
  const t = new Date(now);
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = `${String(t.getFullYear()).padStart(4, '0')}${two(t.getMonth() + 1)}${two(t.getDate())}`;
  return `${day}_${two(t.getHours())}${two(t.getMinutes())}${two(t.getSeconds())}`;
}
