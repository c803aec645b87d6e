/** Tells Fastify which addresses of a forwarded request to believe; the first one, number 0, is the connection's own. */
export type TrustProxy = false | ((address: string, hop: number) => boolean);

/**
 * Believes the nearest proxies and nobody before them: what comes with a request that claims to have been forwarded already
 * is the caller's own invention.
 */
export function trustProxies(count: number): TrustProxy {
  return count > 0 && ((_address, hop) => hop < count);
}
