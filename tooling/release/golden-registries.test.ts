import { join } from 'node:path';
import { readJson, ROOT } from '../ground/workspace';
import { contractFaults } from './contract-faults';
import type { Registry } from './registry';
import { requireKit } from './running-shells';
import { isSignedByOneOf } from './signature';

/** What is read of the file; `golden-registries.ts` beside it names the rest. */
interface Decided {
  refusal: string | null;
  leftOut: Record<string, string>;
  misfits: Record<string, string>;
}
interface Context {
  keys: string[];
  kit: string;
}
interface Golden {
  name: string;
  registry: Registry;
  context: Context;
  expected: Decided;
}
interface GoldenFile {
  keys: Record<string, string>;
  context: Context;
  cases: { name: string; registry: Registry; context: Partial<Context>; expected: Partial<Decided> }[];
}

const { keys, context, cases }: GoldenFile = readJson(join(ROOT, 'shared-kit/src/model/registry/golden-registries.json'));
const NOTHING: Decided = { refusal: null, leftOut: {}, misfits: {} };

const golden = cases.map((one): Golden => ({
  name: one.name,
  registry: one.registry,
  context: { ...context, ...one.context },
  expected: { ...NOTHING, ...one.expected },
}));

it.each(golden.filter(({ context }) => context.keys.length > 0).map((one) => [one.name, one] as const))(
  'ADD-TRUST-04 publishing trusts the same signatures as the console: %s',
  async (_name, { registry, context, expected }) => {
    const trusted = await isSignedByOneOf(
      registry,
      context.keys.map((name) => keys[name] ?? name),
    );
    expect(trusted).toBe(expected.refusal !== 'unsigned');
  },
);

it.each(golden.filter(({ expected }) => expected.refusal === null).map((one) => [one.name, one] as const))(
  'ADD-TRUST-04 ADD-FIT-02 publishing signs only what the console would take: %s',
  async (_name, { registry, expected }) => {
    const leftOut = (await contractFaults(registry.remotes)).flatMap((line) => /^([\w-]+): /.exec(line)?.[1] ?? []);
    // Which origins a console allows is a setting of its server, which publishing does not know.
    const names = Object.entries(expected.leftOut).flatMap(([name, reason]) => (reason === 'origin' ? [] : [name]));
    expect(leftOut).toEqual(names);
  },
);

it.each(
  golden
    .filter(({ registry, expected }) => expected.refusal === null && registry.remotes.some(({ kit }) => kit))
    .map((one) => [one.name, one] as const),
)('ADD-FIT-02 publishing refuses the kits on which the console shows nothing: %s', async (_name, { registry, context, expected }) => {
  for (const remote of registry.remotes) {
    const publishing = requireKit(remote, [context.kit]);
    if (expected.misfits[remote.name]) await expect(publishing).rejects.toThrow('Nothing was changed');
    else await expect(publishing).resolves.toBeUndefined();
  }
});
