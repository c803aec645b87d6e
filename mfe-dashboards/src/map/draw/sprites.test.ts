import { CELL_RESULTS } from '../picture/rack-picture';
import { mapColours } from './colours';
import { drawSprites, isInked, MARK, spriteAt } from './sprites';

const shape = (result: (typeof CELL_RESULTS)[number], size: number) =>
  Array.from({ length: size * size }, (_, at) => (isInked(result, at % size, Math.floor(at / size), size) ? '#' : '.')).join('');

describe('the cells of the map', () => {
  it.each([7, 9, 16, 40])('ADD-14 tells results apart by their shape alone, %i pixels large', (size) => {
    const shapes = CELL_RESULTS.map((result) => shape(result, size));
    expect(new Set(shapes).size).toBe(CELL_RESULTS.length);
  });

  it.each(['light', 'dark'] as const)('ADD-14 tells results apart by colour where shapes are too small, %s', (scheme) => {
    const { inks, surface, rack } = mapColours(scheme);
    expect(new Set([...inks, surface, rack]).size).toBe(CELL_RESULTS.length + 2);
  });

  it.each([1, 2, 3, 8, 33])('ADD-14 draws cells of %i pixels whole, and marked ones otherwise', (size) => {
    const sheet = drawSprites(size, mapColours('light'));
    expect(sheet).toHaveLength(CELL_RESULTS.length * Object.keys(MARK).length);
    for (const sprite of sheet) expect([sprite.length, ...sprite.map((row) => row.length)].every((length) => length === size)).toBe(true);
    expect(spriteAt(sheet, 0, MARK.dimmed)).not.toEqual(spriteAt(sheet, 0, MARK.plain));
    if (size >= 8) expect(spriteAt(sheet, 0, MARK.selected)).not.toEqual(spriteAt(sheet, 0, MARK.plain));
  });
});
