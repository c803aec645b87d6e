import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readWorkspace, ROOT } from './workspace.mjs';

/** Properties that the compositor animates without the main thread. */
const CHEAP = ['opacity', 'transform'];

const sheets = readWorkspace()
  .flatMap(({ folder }) => ['src'].flatMap((name) => listed(join(folder, name))))
  .map((file) => relative(ROOT, file));

function listed(folder) {
  try {
    return readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.css')).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** The properties that infinite animations of a style sheet change, with the name of the animation. */
function endlessChanges(css) {
  const names = [...css.matchAll(/animation:\s*([\w-]+)[^;]*\binfinite\b/g)].map(([, name]) => name);
  return names.flatMap((name) => {
    const frames = new RegExp(`@keyframes ${name}\\s*\\{((?:[^{}]*\\{[^{}]*\\})*)`).exec(css);
    if (!frames) return [`${name}: no keyframes in this file`];
    return [...frames[1].matchAll(/([\w-]+)\s*:/g)].map(([, property]) => `${name}: ${property}`);
  });
}

it('finds the properties that an infinite animation changes', () => {
  const css = '.a { animation: sweep 1s infinite; } @keyframes sweep { from { left: 0; } to { opacity: 1; } } .b { animation: else 1s; }';
  expect(endlessChanges(css)).toEqual(['sweep: left', 'sweep: opacity']);
});

// Something is loading during such an animation, and an animation that is painted in each frame would take main thread time from it.
it.each(sheets.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('infinite')))('%s: infinite animations change only opacity and transform', (file) => {
  const dear = endlessChanges(readFileSync(join(ROOT, file), 'utf8')).filter((change) => !CHEAP.includes(change.split(': ')[1]));
  expect(dear).toEqual([]);
});
