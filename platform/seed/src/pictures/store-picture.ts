import type { Bucket } from 'platform-api/accounts';

interface Drawn {
  path: string;
  svg: string;
}

/** Draws on a thread of its own and stores what a screen shows as it is: sharp lines, few colours. */
export async function storeDrawing(bucket: Bucket, { path, svg }: Drawn): Promise<void> {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
  await bucket.file(path).save(bytes, { resumable: false, contentType: 'image/png' });
}

/** The same as a camera would have it; `blur` in pixels. */
export async function storePhoto(bucket: Bucket, { path, svg, blur }: Drawn & { blur?: number | undefined }): Promise<void> {
  const { default: sharp } = await import('sharp');
  const image = sharp(Buffer.from(svg));
  const bytes = await (blur === undefined ? image : image.blur(blur)).jpeg({ quality: 80 }).toBuffer();
  await bucket.file(path).save(bytes, { resumable: false, contentType: 'image/jpeg' });
}
