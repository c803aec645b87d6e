import { chromium } from '@playwright/test';
import { demoLabels, photoOf } from 'platform-seed/pictures';
import { BROWSER_ARGS, findBrowser } from 'tooling/browser';
import type { Readings } from '../label-reading/src/measure';
import { buildPage } from './browser/build-page';
import { serveFolder } from './browser/serve-folder';
import { median, report } from './report';

// Reading the barcodes of a photo of 12 megapixels, compared with the bare decoder in a worker on the same file. In each picture of the demo the
// console must find as many barcodes as the bare decoder.
const ROUNDS = 5;
const PHOTO = { width: 4000, height: 3000 };
const LONGEST_MS = 1500;

type MeasuringWindow = Window & { measureReading: (svg: string, width: number, height: number, rounds: number) => Promise<Readings> };

const labels = demoLabels();
const pictures = labels.flatMap((label) => [
  { svg: label.svg, width: label.width, height: label.height },
  ...[-5, 0, 5].map((angle) => ({ svg: photoOf(label, { angle, zoom: 1.05 }), width: 1200, height: 900 })),
]);

const served = await serveFolder(await buildPage('label-reading'));
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
try {
  const page = await browser.newPage();
  await page.goto(served.url);
  const measure = (svg: string, width: number, height: number, rounds: number) =>
    page.evaluate((asked) => (window as unknown as MeasuringWindow).measureReading(...asked), [svg, width, height, rounds] as const);

  const photo = await measure(photoOf(labels[0]!, { angle: 3, zoom: 1.05 }), PHOTO.width, PHOTO.height, ROUNDS);
  const ms = (name: keyof Readings) => Math.round(median(photo[name].map((one) => one.ms)));
  report({ bench: 'label-reading', ours: ms('ours'), floor: ms('bare'), unit: 'ms', budget: 1.2 });
  report({ bench: 'label-reading-limit', ours: ms('ours'), floor: LONGEST_MS, unit: 'ms', budget: 1 });

  let missed = 0;
  for (const { svg, width, height } of pictures) {
    const { ours, bare } = await measure(svg, width, height, 1);
    const mine = [...(ours[0]?.texts ?? [])];
    missed += (bare[0]?.texts ?? []).filter((text) => !mine.includes(text)).length;
  }
  // Plus one, because there is no ratio to zero.
  report({ bench: 'label-reading-missed', ours: missed + 1, floor: 1, unit: 'barcodes missed, plus one', budget: 1 });
} finally {
  await browser.close();
  served.close();
}
