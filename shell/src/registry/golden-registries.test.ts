import { goldenRegistries, type GoldenRegistry } from 'shared-kit/model/registry/golden';
import { openRegistry } from './open-registry';
import { lastRefusal } from './registry-signature';

/** What the page does with a registry, as far as it decides by itself. */
async function decisionOf({ registry, context }: GoldenRegistry) {
  const { keys, seen, now, device, user, remoteOrigins, allowOverrides } = context;
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  if (device === null) {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  } else localStorage.setItem('deviceId', device);
  if (seen.length > 0) localStorage.setItem('registrySerials', JSON.stringify(seen));
  const opened = await openRegistry(registry, {
    remoteOrigins,
    allowOverrides,
    ...(keys.length > 0 && { registryKey: keys.join(' ') }),
  });
  if (!opened) return { refusal: keys.length > 0 ? lastRefusal() : 'not-a-registry', loads: {}, leftOut: {}, lost: [], undecided: [] };
  const { remotes, leftOut, lost } = (user && opened.choose?.(user)) || opened;
  return {
    refusal: null,
    loads: Object.fromEntries(remotes.map(({ name, version }) => [name, version])),
    leftOut: Object.fromEntries(leftOut.map(({ name, fault }) => [name, fault.reason])),
    lost: lost.map(({ declared }) => declared),
    undecided: remotes.filter(({ undecided }) => undecided).map(({ name }) => name),
  };
}

afterEach(() => jest.restoreAllMocks());

it.each(goldenRegistries().map((one) => [one.name, one] as const))(
  'ADD-TRUST-01 ADD-TRUST-02 ADD-FIT-01 the page decides about %s',
  async (_name, golden) => {
    const { misfits: _atTheRoute, first: _ofTheServer, ...expected } = golden.expected;
    expect(await decisionOf(golden)).toEqual(expected);
  },
);
