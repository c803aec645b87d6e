import type { IncomingMessage } from 'node:http';

/** Names of this machine, at which a console under development is opened. */
const LOOPBACK = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** The origins besides those of this machine whose pages may load a build: a console elsewhere that allows overrides, named by its developer. */
const namedOrigins = (env: NodeJS.ProcessEnv = process.env) => (env['CONSOLE_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean);

/** @returns the origin, or nothing that any page has */
const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : 'null');

/**
 * The page that asks, if it may have the build: one of this machine, or of a console that the developer named. A build holds the sources of the product.
 * @returns its origin, undefined for a program or a page opened directly, false for a page that gets nothing
 */
export function ownPage({ headers }: IncomingMessage): string | undefined | false {
  const { origin = headers.referer && originOf(headers.referer) } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site' ? false : undefined;
  const isOwn = URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname);
  return isOwn || namedOrigins().includes(origin) ? origin : false;
}
