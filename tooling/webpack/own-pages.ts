/** Names of this machine, at which a console under development is opened. */
const LOOPBACK = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The origins besides those of this machine whose pages may load a build: a console elsewhere that allows overrides, named by its developer.
 * @param {NodeJS.ProcessEnv} [env]
 */
const namedOrigins = (env = process.env) => (env['CONSOLE_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean);

/** @param {string} url @returns {string} the origin, or nothing that any page has */
const originOf = (url) => (URL.canParse(url) ? new URL(url).origin : 'null');

/**
 * The page that asks, if it may have the build: one of this machine, or of a console that the developer named. A build holds the sources of the product.
 * @param {import('node:http').IncomingMessage} request
 * @returns {string | undefined | false} its origin, undefined for a program or a page opened directly, false for a page that gets nothing
 */
export function ownPage({ headers }) {
  const { origin = headers.referer && originOf(headers.referer) } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site' ? false : undefined;
  const isOwn = URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname);
  return isOwn || namedOrigins().includes(origin) ? origin : false;
}
