/** Tells Fastify which IP addresses of a forwarded request to trust. The first one, hop 0, is that of the connection itself. */
export type TrustProxy = false | ((address: string, hop: number) => boolean);

/**
 * Trusts the nearest `count` proxies and none before them: a caller can send a header that claims any number of proxies and
 * addresses.
 */
export function trustProxies(count: number): TrustProxy {
  return count > 0 && ((_address, hop) => hop < count);
}
