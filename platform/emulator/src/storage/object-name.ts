import { invalidArgument } from '../errors/status';

const MAX_BYTES = 1024;
const RESERVED = /^(\.|\.\.|\.well-known\/acme-challenge\/.*)$/s;

/** Throws for a name that Cloud Storage does not take, of an upload or in stored data. Here names are never used as paths on disk. */
export function checkObjectName(name: unknown): void {
  const isUsable = typeof name === 'string' && !/[\r\n\0\p{Surrogate}]/u.test(name) && !RESERVED.test(name);
  const length = isUsable ? Buffer.byteLength(name) : 0;
  if (length === 0 || length > MAX_BYTES) throw invalidArgument('Not an object name.');
}
