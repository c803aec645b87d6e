import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

function networks(family: 'ipv4' | 'ipv6', nets: readonly (readonly [net: string, bits: number])[]): BlockList {
  const list = new BlockList();
  for (const [net, bits] of nets) list.addSubnet(net, bits, family);
  return list;
}

/** Networks that are not public: this machine, private networks, and the IP address at which clouds serve their credentials. */
const PRIVATE_IPV4 = networks('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);
/** All but 2000::/3, and of that what embeds IPv4 addresses or is reserved. A list of its own, because ::/3 would match all of IPv4. */
const PRIVATE_IPV6 = networks('ipv6', [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
]);

export const isPrivateAddress = (address: string): boolean =>
  isIP(address) === 6 ? PRIVATE_IPV6.check(address, 'ipv6') : PRIVATE_IPV4.check(address, 'ipv4');

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/**
 * The URL that sessions may be sent to, or null. Only operators write it; still it must be public and https, so that a mistake
 * does not make the platform call into its own network. In the demo it must be one of this machine.
 */
export function listenerUrl(configured: unknown, demo: boolean): URL | null {
  if (typeof configured !== 'string' || !URL.canParse(configured)) return null;
  const url = new URL(configured);
  if (url.username !== '' || url.password !== '') return null;
  const host = withoutBrackets(url.hostname);
  if (demo) return url.protocol === 'http:' && ['127.0.0.1', '::1'].includes(host) ? url : null;
  if (url.protocol !== 'https:' || (isIP(host) !== 0 && isPrivateAddress(host))) return null;
  return url;
}

/** Resolves names to public IP addresses only, at the moment of the connection: a name may mean another one than when it was checked. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivateAddress(address))) {
      return done(Object.assign(new Error('The listener is not on the wide web.'), { code: 'ENOTFOUND' }), '');
    }
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
