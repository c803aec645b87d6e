import { lookup, type LookupAddress } from 'node:dns';
import { request } from 'node:https';
import { publicLookup } from './listener-url';

jest.mock('node:dns', () => ({ ...jest.requireActual<object>('node:dns'), lookup: jest.fn() }));

/** Sets the IP addresses to which the resolver of the machine resolves the name. */
function means(...addresses: string[]): void {
  const all: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  type Done = (error: Error | null, found: LookupAddress[]) => void;
  jest
    .mocked(lookup as unknown as (name: string, options: object, done: Done) => void)
    .mockImplementation((_name, _options, done) => done(null, all));
}

/** The IP address to which a connection to the name would be made. */
const found = (options: { all?: boolean } = {}) =>
  new Promise<unknown>((resolve, reject) => {
    publicLookup('listener.example', options, (error, address) => (error ? reject(error) : resolve(address)));
  });

it.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '198.18.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  'fe80::1',
  'fec0::1',
  'fd12::1',
  'ff02::1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
])('API-13 sends nothing to a name that means %s', async (address) => {
  means(address);
  await expect(found()).rejects.toMatchObject({ code: 'ENOTFOUND' });
  means('93.184.216.34', address);
  await expect(found({ all: true })).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

it('names with public IP addresses are resolved, in both forms of a lookup', async () => {
  means('93.184.216.34', '2606:2800:220:1::1');
  expect(await found()).toBe('93.184.216.34');
  expect(await found({ all: true })).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '2606:2800:220:1::1', family: 6 },
  ]);
});

it('unknown names, and names that cannot be looked up, are refused', async () => {
  means();
  await expect(found()).rejects.toMatchObject({ code: 'ENOTFOUND' });
  type Done = (error: Error) => void;
  jest
    .mocked(lookup as unknown as (name: string, options: object, done: Done) => void)
    .mockImplementation((_name, _options, done) => done(new Error('no answer')));
  await expect(found()).rejects.toThrow('no answer');
});

it('API-13 no connection is made to a refused IP address', async () => {
  means('127.0.0.1');
  const failure = await new Promise((resolve) => {
    request('https://listener.example/', { lookup: publicLookup }).once('error', resolve).end();
  });
  expect(failure).toMatchObject({ code: 'ENOTFOUND' });
});
