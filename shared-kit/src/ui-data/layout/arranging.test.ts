import { clampWidth } from './arranging';

describe('the width of a column', () => {
  it('is rounded up, so that the longest text is not cut', () => {
    expect(clampWidth(98.2)).toBe(99);
    expect(clampWidth(98)).toBe(98);
  });
});
