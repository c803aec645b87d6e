import { fileURLToPath } from 'node:url';

/** Path of one of the seed's sample files. */
export function sample(file: string): string {
  return fileURLToPath(new URL(`../../platform/seed/samples/${file}`, import.meta.url));
}
