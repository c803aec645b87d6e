export const STAGE = { width: 800, height: 600 } as const;

const COLUMNS = 8;
const BARCODES = 50;

/** Positions and sizes of the benches' fifty barcodes, the most that a label may have. */
export const barcodePlaces = (): { x: number; y: number; width: number; height: number }[] =>
  Array.from({ length: BARCODES }, (_, index) => ({
    x: 20 + (index % COLUMNS) * 96,
    y: 20 + Math.floor(index / COLUMNS) * 80,
    width: 80,
    height: 50,
  }));
