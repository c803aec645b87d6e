import type { IMAGE_TYPES } from '../entities/limits';

export type ImageType = (typeof IMAGE_TYPES)[number];

const SIGNATURES: readonly (readonly [ImageType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** The type of a file by its first bytes, regardless of its name; undefined when it is neither JPEG nor PNG (`imageType`). */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  return SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0];
}
