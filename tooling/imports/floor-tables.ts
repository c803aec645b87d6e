import type { Floors } from './floor-rules';

/** Fewer folders are seen at a glance. */
const FEW = 8;

const rows = (floors: Floors) =>
  floors.map((floor, level) => `| ${level + 1} | ${floor.map((folder) => `\`${folder}\``).join(', ')} |`).reverse();

/** The floors of each package with more than a few folders as tables of Markdown, top floors first. */
export const floorTables = (packages: Readonly<Record<string, Floors>>): string =>
  Object.entries(packages)
    .filter(([, floors]) => floors.flat().length > FEW)
    .map(([sources, floors]) => [`## ${sources}`, '', '| floor | folders |', '| --- | --- |', ...rows(floors), ''].join('\n'))
    .join('\n');
