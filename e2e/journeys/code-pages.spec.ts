import { build } from 'esbuild';
import { expect, test } from '../support/test';

/** All single-byte encodings that browsers know. */
const PAGES = [
  'ibm866',
  'iso-8859-2',
  'iso-8859-3',
  'iso-8859-4',
  'iso-8859-5',
  'iso-8859-6',
  'iso-8859-7',
  'iso-8859-8',
  'iso-8859-10',
  'iso-8859-13',
  'iso-8859-14',
  'iso-8859-15',
  'iso-8859-16',
  'koi8-r',
  'koi8-u',
  'macintosh',
  'windows-874',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'x-mac-cyrillic',
];

type Decode = (label: string, bytes: number[]) => string;

const DECODE = `
  import { textDecoder } from './text-decoder.ts';
  export const decode = (label, bytes) => textDecoder(label).decode(Uint8Array.from(bytes));`;

async function bundled(platform: 'browser' | 'node'): Promise<string> {
  const resolveDir = new URL('../../shared-kit/src/model/workbook/bytes/', import.meta.url).pathname;
  const format = platform === 'node' ? 'esm' : 'iife';
  const { outputFiles } = await build({
    stdin: { contents: DECODE, resolveDir },
    bundle: true,
    write: false,
    platform,
    format,
    globalName: 'model',
  });
  return outputFiles[0]!.text;
}

test('TASK-14 console and API decode every single-byte encoding as the browser’s own TextDecoder does', async ({ page }) => {
  const script = `data:text/javascript,${encodeURIComponent(await bundled('node'))}`;
  const { decode } = (await import(script)) as { decode: Decode };
  await page.evaluate(`${await bundled('browser')}; window.decode = model.decode;`);
  const bytes = Array.from({ length: 256 }, (_, i) => i);
  for (const label of PAGES) {
    const [byModel, byBrowser] = await page.evaluate(
      // One byte at a time: Chromium decodes longer texts of windows-1252 wrongly.
      ([name, all]) =>
        [
          (window as unknown as { decode: Decode }).decode(name, all),
          all.map((byte) => new TextDecoder(name).decode(Uint8Array.of(byte))).join(''),
        ] as const,
      [label, bytes] as const,
    );
    expect(decode(label, bytes), label).toBe(byModel);
    expect(byModel, label).toBe(byBrowser);
  }
});
