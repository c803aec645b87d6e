import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, posix } from 'node:path';

const FRAME = /^\s*at (?:(.*?) \()?(?:async )?(https?:\/\/\S+?):(\d+):(\d+)\)?$/;

/**
 * The stack of an error with positions in the sources, such as `at press (mfe-x/src/start.tsx:14)`. Leaves out frames of libraries, of the shell and of
 * webpack, and keeps lines that are no frames.
 * @param {string} stack in the form of a browser @param {string} address URL of the build @param {string} folder where the build writes
 */
export function withSourcePlaces(stack, address, folder) {
  /** @type {Map<string, SourceMap | undefined>} */
  const maps = new Map();
  const mapOf = (/** @type {string} */ script) => {
    if (!maps.has(script)) maps.set(script, readMap(join(folder, `${script}.map`)));
    return maps.get(script);
  };
  const lines = stack.split('\n').flatMap((line) => {
    const [, called, url, row, column] = FRAME.exec(line) ?? [];
    if (url === undefined) return /^\s*at /.test(line) ? [] : [line];
    if (!url.startsWith(address)) return [];
    const { originalSource, originalLine } = entryAt(mapOf(posix.normalize(url.slice(address.length).split('?', 1)[0] ?? '')), Number(row), Number(column));
    const source = originalSource && sourceName(originalSource);
    return source ? [`    at ${called ? `${called} (${source}:${originalLine + 1})` : `${source}:${originalLine + 1}`}`] : [];
  });
  return lines.join('\n');
}

/** @param {string} file */
function readMap(file) {
  return file.includes('..') || !existsSync(file) ? undefined : new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
}

/** @param {SourceMap | undefined} map @param {number} line @param {number} column @returns {{ originalSource?: string, originalLine: number }} */
function entryAt(map, line, column) {
  const entry = map?.findEntry(line - 1, column - 1);
  return entry && 'originalSource' in entry ? entry : { originalLine: 0 };
}

/** The path in the repository of a source with webpack's name `webpack://mfe-x/./src/pages.ts`; undefined for other files. @param {string} name */
function sourceName(name) {
  const path = posix.normalize(name.replace(/^webpack:\/\//, '').replace(/\?.*$/, ''));
  return /node_modules|^webpack\/|\/webpack\/|^\.\.\/|^tooling\/| /.test(path) ? undefined : path;
}
