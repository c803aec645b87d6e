import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are nobody's public address: this machine, its neighbours, and where clouds keep their secrets. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const) {
  INSIDE.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [['::', 96], ['64:ff9b::', 96], ['fc00::', 7], ['fe80::', 10], ['ff00::', 8]] as const) {
  INSIDE.addSubnet(net, bits, 'ipv6');
}

export const isInside = (address: string): boolean => INSIDE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/**
 * An address that sessions may be sent to, or null. Only operators write it; even so it is held to the wide web by https, so
 * that a slip does not make the platform talk to its own network. The demo, on the contrary, never leaves the machine.
 */
export function listenerUrl(address: unknown, demo: boolean): URL | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return null;
  const host = bare(url.hostname);
  if (demo) return url.protocol === 'http:' && ['127.0.0.1', '::1'].includes(host) ? url : null;
  if (url.protocol !== 'https:' || (isIP(host) !== 0 && isInside(host))) return null;
  return url;
}

/** Resolves names when a connection is made, and to the wide web only: what a name meant before does not count. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isInside(address))) {
      return done(Object.assign(new Error('The listener is not on the wide web.'), { code: 'ENOTFOUND' }), '');
    }
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
