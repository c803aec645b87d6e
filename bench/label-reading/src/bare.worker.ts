import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { serveWorker } from 'shared-kit/workers/inside';

const PROGRAM = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url);

/** The simplest implementation: decode the file, and pass its pixels to the library with its default options. */
serveWorker(async (file: Blob) => {
  prepareZXingModule({ overrides: { locateFile: () => PROGRAM.href } });
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0);
  const barcodes = await readBarcodes(context.getImageData(0, 0, bitmap.width, bitmap.height));
  return barcodes.map(({ text }) => text);
});
