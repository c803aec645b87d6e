import { runPictureWorker } from 'mfe-label-editor/src/picture/work-on-picture';
import { runInWorker, startWorker } from 'shared-kit/workers';

export interface Reading {
  ms: number;
  texts: string[];
}

export interface Readings {
  ours: Reading;
  bare: Reading;
}

/** Adds sensor noise, as a camera does, which makes decoding as hard as with a photo. */
const GRAIN = 24;

/** Draws an SVG as a photo of this size, and returns its file. */
async function photoOf(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at += 4) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const grain = (seed / 2147483648 - 0.5) * GRAIN;
    for (let channel = at; channel < at + 3; channel++) pixels.data[channel]! += grain;
  }
  context.putImageData(pixels, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No photo.'))), 'image/jpeg', 0.9),
  );
}

async function timed(read: () => Promise<string[]>): Promise<Reading> {
  const start = performance.now();
  const texts = await read();
  return { ms: performance.now() - start, texts: texts.sort() };
}

async function ours(file: Blob): Promise<string[]> {
  const result = await runPictureWorker({ kind: 'read', file });
  if (!result.ok || result.kind !== 'codes') throw new Error('The picture was not read.');
  return result.codes.map(({ text }) => text);
}

const bare = (file: Blob) => runInWorker<Blob, string[]>(() => startWorker(new URL('./bare.worker.ts', import.meta.url)), file);

/** Measures the console's reader and the bare one on the same file, each in a new worker. */
export async function measureReading(svg: string, width: number, height: number): Promise<Readings> {
  const file = await photoOf(svg, width, height);
  return { ours: await timed(() => ours(file)), bare: await timed(() => bare(file)) };
}
