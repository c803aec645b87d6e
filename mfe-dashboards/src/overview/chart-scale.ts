/** Fewer days with readings have no usual number to compare with. */
const LEAST_DAYS = 4;
/** How many times the readings of a busy day make a day stand out, so that it would flatten all others. */
const STANDS_OUT = 3;
/** The share of the height that is left to the other bars beside one that is cut. */
const BESIDE_CUT = 0.7;

export interface BarHeight {
  /** Of the chart's height, 0 to 1. */
  share: number;
  /** The bar is higher than the chart: it takes the whole height and is drawn with a gap. */
  isCut: boolean;
}

/** The heights of a chart's bars. They are in proportion, except those that stand out so far that nothing could be seen of the others (D-159). */
export function barHeights(values: readonly number[]): BarHeight[] {
  const limit = limitOf(values);
  const inProportion = values.filter((value) => value <= limit);
  const top = Math.max(...inProportion);
  const room = inProportion.length < values.length ? BESIDE_CUT : 1;
  return values.map((value) =>
    value > limit ? { share: 1, isCut: true } : { share: value === 0 ? 0 : (value / top) * room, isCut: false },
  );
}

/** The highest value that is drawn in proportion: a quarter of the days may be busier than the day that it is computed from. */
function limitOf(values: readonly number[]): number {
  const read = values.filter((value) => value > 0).sort((a, b) => a - b);
  return read.length < LEAST_DAYS ? Infinity : read[Math.floor(0.75 * (read.length - 1))]! * STANDS_OUT;
}
