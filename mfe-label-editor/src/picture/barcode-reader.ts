import type { Rectangle } from 'shared-kit/model';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import type { FoundCode } from './found-codes';

/** The decoder's WebAssembly is served with the remote: by default the library would load it from a public CDN. */
const PROGRAM = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url);

let prepared = false;

/** Sets the source of the decoder's WebAssembly. Tests call it with the bytes; otherwise the first reading calls it. */
export function prepareReader(program?: ArrayBuffer): void {
  prepared = true;
  prepareZXingModule({ overrides: program ? { wasmBinary: program } : { locateFile: () => PROGRAM.href } });
}

/** The least height of a rectangle as a part of its longer side, because the decoder may report a linear code as a single line across the bars. */
const LEAST_HEIGHT = 0.15;
/** Margin around the decoder's rectangle, whose border touches the bars: a part of the longer side, and at least so many pixels. */
const MARGIN = { part: 0.02, pixels: 4 };

/** A barcode with the degrees, from -45 to 45, by which it is turned clockwise from the nearest side of the pixels. */
export type ReadCode = FoundCode & { tilt: number };

/** The black barcodes on white in pixels. Those that are linear are found up to 15 degrees off the sides of the pixels. */
export async function findCodes(pixels: ImageData): Promise<ReadCode[]> {
  if (!prepared) prepareReader();
  // The text as it is in the symbol and as the apps match it. By default, the decoder spells control characters out and puts identifiers of GS1 in brackets.
  // It looks for white on black in squares alone: pixels are inverted before.
  const options: ReaderOptions = { tryHarder: true, tryInvert: false, textMode: 'Plain' };
  const results = await readBarcodes(pixels, options);
  return results
    .filter(({ isValid, text }) => isValid && text !== '')
    .map(({ position, rotation, text, format, contentType }) => ({
      rect: boundingRectangle(Object.values(position), pixels),
      text,
      format,
      isGs1: contentType === 'GS1',
      tilt: ((((rotation + 45) % 90) + 90) % 90) - 45,
    }));
}

function boundingRectangle(corners: readonly { x: number; y: number }[], { width, height }: ImageData): Rectangle {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const longer = Math.max(right - left, bottom - top);
  const margin = Math.max(MARGIN.pixels, longer * MARGIN.part);
  const marginOf = (from: number, to: number) => margin + Math.max(0, (longer * LEAST_HEIGHT - (to - from)) / 2);
  const [x, y] = [marginOf(left, right), marginOf(top, bottom)];
  return {
    firstVertex: { x: Math.max(0, Math.floor(left - x)), y: Math.max(0, Math.floor(top - y)) },
    secondVertex: { x: Math.min(width, Math.ceil(right + x)), y: Math.min(height, Math.ceil(bottom + y)) },
  };
}
