/** @jest-environment node */
import { barHeights } from './chart-scale';

const shares = (values: number[]) => barHeights(values).map(({ share }) => Math.round(share * 100));
const cut = (values: number[]) => barHeights(values).flatMap(({ isCut }, index) => (isCut ? [values[index]] : []));

describe('the bars of fourteen days (D-159)', () => {
  it('ADD-COMPANY-02 are in proportion', () => {
    expect(shares([0, 50, 100, 25, 75])).toEqual([0, 50, 100, 25, 75]);
    expect(shares([0, 0, 0])).toEqual([0, 0, 0]);
  });

  it('ADD-COMPANY-02 stay comparable beside one day that stands out, which is cut', () => {
    const days = [200, 160, 100, 200, 17_000, 40, 0];
    expect(cut(days)).toEqual([17_000]);
    expect(shares(days)).toEqual([70, 56, 35, 70, 100, 14, 0]);
  });

  it.each([
    ['busy and quiet days in turn', [100, 1, 100, 1, 100, 1, 100, 1]],
    ['a weekend', [100, 120, 90, 110, 2, 1, 95]],
    ['a day of three times the usual', [100, 100, 100, 100, 300]],
    ['three days only', [5000, 10, 10, 0, 0]],
  ])('ADD-COMPANY-02 cut none of %s', (_, values) => expect(cut(values)).toEqual([]));
});
