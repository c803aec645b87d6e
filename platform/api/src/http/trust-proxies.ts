import type { FastifyRequest } from 'fastify';

/** Tells Fastify which IP addresses of a forwarded request to trust. The first one, hop 0, is that of the connection itself. */
export type TrustProxy = false | ((address: string, hop: number) => boolean);

/**
 * Trusts the nearest `count` proxies and none before them: a caller can send a header that claims any number of proxies and
 * addresses.
 */
export function trustProxies(count: number): TrustProxy {
  return count > 0 && ((_address, hop) => hop < count);
}

/**
 * The host names that a request was sent to: those that trusted proxies forward in `X-Forwarded-Host`, otherwise that of its Host header. There are
 * several if several proxies forward one each; which of them the caller chose is not known, so each has to be allowed.
 */
export function requestedHosts({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>, trust: TrustProxy): string[] {
  const forwarded = headers['x-forwarded-host'];
  const isTrusted = trust !== false && trust(socket.remoteAddress ?? '', 0);
  if (!isTrusted || !forwarded) return [headers.host ?? ''];
  return String(forwarded)
    .split(',')
    .map((host) => host.trim());
}
