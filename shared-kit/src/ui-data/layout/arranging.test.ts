import { clampWidth } from './arranging';

describe('the width of a column', () => {
  it('never loses a fraction of a pixel, which would cut the longest text short', () => {
    expect(clampWidth(98.2)).toBe(99);
    expect(clampWidth(98)).toBe(98);
  });
});
