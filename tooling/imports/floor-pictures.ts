import type { Floors } from './floor-rules';

/** Boxes as wide as their lines, close to each other. */
const COMPACT = '%%{init: {"flowchart": {"wrappingWidth": 800, "rankSpacing": 16, "padding": 6}}}%%';

const line = ([folder, purpose]: [string, string]) => `<b>${folder}</b> ${purpose}`;

/** Floors from the top down, each a box with its folders. */
function picture(floors: Floors): string[] {
  const boxes = floors.map((floor, level) => `  f${level + 1}["${Object.entries(floor).map(line).join('<br/>')}"]`).reverse();
  const order = floors.map((_, level) => `f${level + 1}`).reverse();
  return ['```mermaid', COMPACT, 'flowchart TB', ...boxes, `  ${order.join(' --> ')}`, '```'];
}

/** The floors of each package as pictures in Markdown, under its name. */
export const floorPictures = (packages: Readonly<Record<string, Floors>>): string =>
  Object.entries(packages)
    .map(([sources, floors]) => [`## ${sources.replace('/src', '')}`, '', ...picture(floors), ''].join('\n'))
    .join('\n');
