import { demoLabels, photoOf } from 'platform-seed/pictures';
import type { Readings } from '../label-reading/src/measure';
import { report } from './report';
import { rounds } from './rounds';
import { withBrowser, withPage } from './stack';

// Reading the barcodes of a photo of 12 megapixels, compared with the bare decoder in a worker on the same file. In each picture of the demo the
// console must find as many barcodes as the bare decoder.
const PHOTO = { width: 4000, height: 3000 };
const LONGEST_MS = 1500;

type MeasuringWindow = Window & { measureReading: (svg: string, width: number, height: number) => Promise<Readings> };

const labels = demoLabels();
const pictures = labels.flatMap((label) => [
  { svg: label.svg, width: label.width, height: label.height },
  ...[-5, 0, 5].map((angle) => ({ svg: photoOf(label, { angle, zoom: 1.05 }), width: 1200, height: 900 })),
]);

await withPage('label-reading', (url) =>
  withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(url);
    const measure = (svg: string, width: number, height: number) =>
      page.evaluate((asked) => (window as unknown as MeasuringWindow).measureReading(asked.svg, asked.width, asked.height), {
        svg,
        width,
        height,
      });

    const photo = photoOf(labels[0], { angle: 3, zoom: 1.05 });
    const times = await rounds(async () => {
      const { ours, bare } = await measure(photo, PHOTO.width, PHOTO.height);
      return { ours: ours.ms, bare: bare.ms };
    });
    report({ bench: 'label-reading', ours: times.ours, floor: times.bare, unit: 'ms', budget: 1.2 });
    report({ bench: 'label-reading-limit', ours: times.ours, floor: LONGEST_MS, unit: 'ms', budget: 1 });

    let missed = 0;
    for (const { svg, width, height } of pictures) {
      const { ours, bare } = await measure(svg, width, height);
      missed += bare.texts.filter((text) => !ours.texts.includes(text)).length;
    }
    // Plus one, because there is no ratio to zero.
    report({ bench: 'label-reading-missed', ours: missed + 1, floor: 1, unit: 'barcodes missed, plus one', budget: 1 });
  }),
);
