import { cpSync, existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

/** The folder of the source maps in a build. They contain the sources, so they are not published, and the web server serves no folder with a dot. */
export const MAPS = '.maps';

/** The folder of a version's source maps, which is the path of its scripts on the site. */
export const mapsFolderOf = ({ name, version }: { name: string; version: string }) => join('remotes', name, version);

/** Copies the source maps of a build to a subfolder of the folder of all releases' source maps. */
export function copyMaps(dist: string, maps: string, below: string) {
  const from = join(dist, MAPS);
  if (existsSync(from)) cpSync(from, join(maps, below), { recursive: true });
}

/** A position in a script of the console, in the forms of browsers and telemetry. */
const PLACE = /(?:https?:\/\/[^\s/()?#]+)?\/((?:remotes\/[\w.+-]+\/[\w.+-]+\/)?(?:assets\/)?[\w.-]+\.js)(?:\?[^\s:()]*)?:(\d+):(\d+)/g;

/**
 * A stack trace with the positions in the sources instead of those in the scripts. Positions without a source map are not changed.
 * @param maps the folder that `npm run release` and `publish-remote --maps` write
 */
export function readStack(stack: string, maps: string) {
  const sourceOf = sourcesIn(maps);
  return stack.replace(PLACE, (place, script: string, line: string, column: string) => {
    const position = sourceOf(script, line, column);
    return position ? `${position.source.replace(/^webpack:\/\/[^/]*\/(\.{1,2}\/)*/, '')}:${position.line}:${position.column}` : place;
  });
}

/**
 * Looks up positions of scripts in their source maps; undefined without one.
 * @param folder of the source maps
 */
export function sourcesIn(folder: string) {
  const maps: Map<string, SourceMap | undefined> = new Map();
  return (script: string, line: string, column: string) => {
    const file = join(folder, `${script}.map`);
    if (!maps.has(file)) maps.set(file, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined);
    const entry = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    return entry && 'originalSource' in entry
      ? { source: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
      : undefined;
  };
}
