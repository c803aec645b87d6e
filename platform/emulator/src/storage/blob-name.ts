import { randomBytes } from 'node:crypto';

/** The name of a blob on disk. Only {@link newBlobName} and {@link parseBlobName} make one, so that no other text becomes a path. */
export type BlobName = string & { readonly brand: unique symbol };

const FORM = /^[0-9a-f]{32}$/;

export const newBlobName = (): BlobName => randomBytes(16).toString('hex') as BlobName;

export const isBlobName = (value: unknown): value is BlobName => typeof value === 'string' && FORM.test(value);

/** Takes a stored name, which somebody else may have written; throws for any other form, such as a path to another folder. */
export function parseBlobName(value: unknown): BlobName {
  if (!isBlobName(value)) throw new Error(`the name of a blob is ${JSON.stringify(value)}`);
  return value;
}
