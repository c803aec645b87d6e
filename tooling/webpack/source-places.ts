import { posix } from 'node:path';
import { sourcesIn } from './source-maps';

const FRAME = /^\s*at (?:(.*?) \()?(?:async )?(https?:\/\/\S+?):(\d+):(\d+)\)?$/;

/**
 * The stack of an error with positions in the sources, such as `at press (mfe-x/src/start.tsx:14)`. Leaves out frames of libraries, of the shell and of
 * webpack, and keeps lines that are no frames.
 * @param stack in the form of a browser @param buildUrl URL of the build @param folder where the build writes
 */
export function withSourcePlaces(stack: string, buildUrl: string, folder: string) {
  const sourceOf = sourcesIn(folder);
  const lines = stack.split('\n').flatMap((line) => {
    const [, called, url, row = '', column = ''] = FRAME.exec(line) ?? [];
    if (url === undefined) return /^\s*at /.test(line) ? [] : [line];
    const script = posix.normalize(url.slice(buildUrl.length).split('?', 1)[0] ?? '');
    if (!url.startsWith(buildUrl) || script.includes('..')) return [];
    const position = sourceOf(script, row, column);
    const name = position && sourceName(position.source);
    return name ? [`    at ${called ? `${called} (${name}:${position.line})` : `${name}:${position.line}`}`] : [];
  });
  return lines.join('\n');
}

/** The path in the repository of a source with webpack's name `webpack://mfe-x/./src/pages.ts`; undefined for other files. */
function sourceName(name: string) {
  const path = posix.normalize(name.replace(/^webpack:\/\//, '').replace(/\?.*$/, ''));
  return /node_modules|^webpack\/|\/webpack\/|^\.\.\/|^tooling\/| /.test(path) ? undefined : path;
}
