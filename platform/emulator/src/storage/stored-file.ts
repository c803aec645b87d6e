import type { BlobName } from './blob-name';

export interface StoredFile {
  bucket: string;
  name: string;
  /** Random name of the blob on disk, independent of the file's name. */
  blob: BlobName;
  size: number;
  md5Hash: string;
  crc32c: string;
  contentType: string;
  cacheControl?: string;
  contentDisposition?: string;
  contentEncoding?: string;
  contentLanguage?: string;
  /** The download tokens. A client with one of them may download the file. */
  downloadTokens: string[];
  custom: Record<string, string>;
  generation: string;
  metageneration: number;
  timeCreated: string;
  updated: string;
}

export const SETTABLE = ['contentType', 'cacheControl', 'contentDisposition', 'contentEncoding', 'contentLanguage'] as const;

/** The server SDK sees the tokens as a custom property of this name. */
export const TOKENS_PROPERTY = 'firebaseStorageDownloadTokens';

/** What both SDKs are told. */
function commonMetadata(file: StoredFile): Record<string, unknown> {
  const { blob: _blob, downloadTokens: _tokens, custom: _custom, size, metageneration, ...rest } = file;
  return { ...rest, size: String(size), metageneration: String(metageneration), storageClass: 'STANDARD', etag: etagOf(file) };
}

const ifAny = (metadata: Record<string, string>) => (Object.keys(metadata).length > 0 ? { metadata } : {});

/** The metadata in the form of the web SDK. */
export function webMetadata(file: StoredFile): Record<string, unknown> {
  const contentDisposition = file.contentDisposition ?? dispositionOf(file);
  return { ...commonMetadata(file), downloadTokens: file.downloadTokens.join(','), contentDisposition, ...ifAny(file.custom) };
}

/** The metadata in the form of the server SDK. `base` is the URL of this server. */
export function serverMetadata(file: StoredFile, base: string): Record<string, unknown> {
  const { downloadTokens, custom, bucket, name } = file;
  const path = `/b/${bucket}/o/${encodeURIComponent(name)}`;
  const tokens: Record<string, string> = downloadTokens.length > 0 ? { [TOKENS_PROPERTY]: downloadTokens.join(',') } : {};
  return {
    kind: 'storage#object',
    id: `${bucket}/${name}/${file.generation}`,
    selfLink: `${base}${path}`,
    mediaLink: `${base}${path}?generation=${file.generation}&alt=media`,
    ...commonMetadata(file),
    ...ifAny({ ...custom, ...tokens }),
  };
}

export function etagOf({ generation, metageneration }: StoredFile): string {
  return Buffer.from(`${generation}/${metageneration}`).toString('base64');
}

export function dispositionOf({ name }: StoredFile): string {
  return `inline; filename*=utf-8''${encodeURIComponent(name.slice(name.lastIndexOf('/') + 1))}`;
}
