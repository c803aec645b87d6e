import { readFileSync } from 'node:fs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

let ready = false;

/** Makes the library load its WebAssembly from the package instead of from the network. */
function prepare(): void {
  if (ready) return;
  const wasmBinary = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer } });
  ready = true;
}

/** Kind and text of every barcode in a PNG or JPEG, read with another library than the one that draws them. */
export async function barcodesIn(picture: Uint8Array): Promise<[format: string, text: string][]> {
  prepare();
  const found = await readBarcodes(picture, { tryHarder: true, formats: ['Code128', 'EAN13', 'QRCode'] });
  return found.map(({ format, text }): [string, string] => [format, text]).sort(([a], [b]) => a.localeCompare(b));
}
