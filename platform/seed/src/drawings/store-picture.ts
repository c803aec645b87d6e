import type { Bucket } from 'platform-api/seed';
import { upload } from '../ground/upload';

interface Drawn {
  path: string;
  svg: string;
}

/** Stores a drawing as a PNG, which suits clear lines and few colours. The library `sharp` renders it outside of the main thread. */
export async function storeDrawing(bucket: Bucket, { path, svg }: Drawn): Promise<void> {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
  await upload(bucket, path, { content: bytes, metadata: { contentType: 'image/png' } });
}

/** A drawing as a JPEG, like a camera's photo; `blur` in pixels. */
export async function jpegOf(svg: string, blur?: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const image = sharp(Buffer.from(svg));
  return (blur === undefined ? image : image.blur(blur)).jpeg({ quality: 80 }).toBuffer();
}

/** Stores a JPEG under this path of the bucket. */
export async function storePhoto(bucket: Bucket, path: string, bytes: Buffer): Promise<void> {
  await upload(bucket, path, { content: bytes, metadata: { contentType: 'image/jpeg' } });
}
