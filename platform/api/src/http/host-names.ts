import { isIP } from 'node:net';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The name in a Host header, without its port. */
const nameOf = (host: string): string => host.replace(/:\d*$/, '').toLowerCase();

/** Whether a Host header names this machine, or one of the names that its operator allows. */
export function isOwnHost(host: string, allowed: readonly string[] = []): boolean {
  const name = nameOf(host);
  return LOOPBACK.has(name) || allowed.some((one) => one.toLowerCase() === name);
}

/** Whether a Host header is an IP address, which no site can make its own name mean. */
export const isAddress = (host: string): boolean => isIP(nameOf(host).replace(/^\[|\]$/g, '')) !== 0;
