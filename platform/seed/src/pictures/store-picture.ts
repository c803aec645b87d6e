import type { Bucket } from 'platform-api/seed';

interface Drawn {
  path: string;
  svg: string;
}

/** Stores a drawing as a PNG, which suits clear lines and few colours. The library `sharp` renders it outside of the main thread. */
export async function storeDrawing(bucket: Bucket, { path, svg }: Drawn): Promise<void> {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
  await bucket.file(path).save(bytes, { resumable: false, contentType: 'image/png' });
}

/** Stores a drawing as a JPEG, like a camera's photo; `blur` in pixels. */
export async function storePhoto(bucket: Bucket, { path, svg, blur }: Drawn & { blur?: number | undefined }): Promise<void> {
  const { default: sharp } = await import('sharp');
  const image = sharp(Buffer.from(svg));
  const bytes = await (blur === undefined ? image : image.blur(blur)).jpeg({ quality: 80 }).toBuffer();
  await bucket.file(path).save(bytes, { resumable: false, contentType: 'image/jpeg' });
}
