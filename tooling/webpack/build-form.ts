import { createHash } from 'node:crypto';

/** The file in a remote's build that holds its registry entry. */
export const ENTRY_FILE = 'registry-entry.json';

/** The file with the hashes of all files of a version, by which its completeness can be checked. */
export const FILES_LIST = 'integrity.json';

/**
 * A hash in the form of a script's `integrity` attribute. Lists of many scripts use the shortest algorithm that browsers support, since hashes cannot be
 * compressed.
 */
export const integrityOf = (bytes: Buffer, algorithm: 'sha256' | 'sha384' = 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
