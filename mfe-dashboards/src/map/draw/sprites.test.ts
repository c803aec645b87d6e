import { CELL_DIFFERENCES, CELL_STYLES, CELL_RESULTS, type CellState } from '../picture/cell-states';
import { mapColours } from './colours';
import { drawSprites, isInShape, MARK, spriteAt } from './sprites';

const MAPS: [name: string, states: readonly CellState[]][] = [
  ['readings', CELL_RESULTS],
  ['differences', CELL_DIFFERENCES],
];
const drawn = (state: CellState, size: number) =>
  Array.from({ length: size * size }, (_, at) =>
    isInShape(CELL_STYLES[state].shape, at % size, Math.floor(at / size), size) ? '#' : '.',
  ).join('');

describe('the cells of the map', () => {
  it.each(MAPS)('ADD-MAP-02 ADD-COMPARE-02 distinguishes %s by shape alone', (_, states) => {
    for (const size of [7, 9, 16, 40]) expect(new Set(states.map((state) => drawn(state, size))).size).toBe(states.length);
  });

  it.each(['light', 'dark'] as const)('ADD-MAP-02 distinguishes states by colour when shapes are too small, in the %s scheme', (scheme) => {
    const { colors: inks, surface, rack } = mapColours(scheme);
    for (const [, states] of MAPS) expect(new Set([...states.map((state) => inks[state]), surface, rack]).size).toBe(states.length + 2);
  });

  it.each([1, 2, 3, 8, 33])('ADD-MAP-02 draws every pixel of a cell of %i pixels, and draws marked cells differently', (size) => {
    const sheet = drawSprites(size, mapColours('light'), CELL_RESULTS);
    expect(sheet).toHaveLength(CELL_RESULTS.length * Object.keys(MARK).length);
    for (const sprite of sheet) expect([sprite.length, ...sprite.map((row) => row.length)].every((length) => length === size)).toBe(true);
    expect(spriteAt(sheet, 0, MARK.dimmed)).not.toEqual(spriteAt(sheet, 0, MARK.plain));
    if (size >= 8) expect(spriteAt(sheet, 0, MARK.selected)).not.toEqual(spriteAt(sheet, 0, MARK.plain));
  });
});
