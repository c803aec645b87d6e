import { cpSync, existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

/** The folder of the source maps in a build. They contain the sources, so they are not published, and the web server serves no folder with a dot. */
export const MAPS = '.maps';

/** The folder of a version's source maps, which is the path of its scripts on the site. @param {{ name: string, version: string }} version */
export const mapsFolderOf = ({ name, version }) => join('remotes', name, version);

/** Copies the source maps of a build to a subfolder of the folder of all releases' source maps. @param {string} dist @param {string} maps @param {string} below */
export function copyMaps(dist, maps, below) {
  const from = join(dist, MAPS);
  if (existsSync(from)) cpSync(from, join(maps, below), { recursive: true });
}

/** A position in a script of the console, in the forms of browsers and telemetry. */
const PLACE = /(?:https?:\/\/[^\s/()?#]+)?\/((?:remotes\/[\w.+-]+\/[\w.+-]+\/)?(?:assets\/)?[\w.-]+\.js)(?:\?[^\s:()]*)?:(\d+):(\d+)/g;

/**
 * A stack trace with the positions in the sources instead of those in the scripts. Positions without a source map are not changed.
 * @param {string} stack @param {string} maps the folder that `npm run release` and `publish-remote --maps` write
 */
export function readStack(stack, maps) {
  /** @type {Map<string, SourceMap | null>} */
  const cache = new Map();
  return stack.replace(PLACE, (place, /** @type {string} */ script, /** @type {string} */ line, /** @type {string} */ column) => {
    const file = join(maps, `${script}.map`);
    if (!cache.has(file)) cache.set(file, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null);
    const entry = cache.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    return `${entry.originalSource.replace(/^webpack:\/\/[^/]*\/(\.{1,2}\/)*/, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}
