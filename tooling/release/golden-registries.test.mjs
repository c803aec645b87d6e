import { join } from 'node:path';
import { readJson, ROOT } from '../cli/workspace.mjs';
import { contractFaults } from './contract-faults.mjs';
import { requireKit } from './shells-in-force.mjs';
import { isSignedByOneOf } from './signature.mjs';

const { keys, context, cases } = readJson(join(ROOT, 'shared-kit/src/model/registry/golden-registries.json'));
const NOTHING = { refusal: null, leftOut: {}, misfits: {} };

const golden = cases.map((one) => ({
  name: one.name,
  registry: one.registry,
  context: { ...context, ...one.context },
  expected: { ...NOTHING, ...one.expected },
}));

it.each(golden.filter(({ context }) => context.keys.length > 0).map((one) => [one.name, one]))(
  'ADD-24 publishing trusts the same signatures as the console: %s',
  async (_name, { registry, context, expected }) => {
    const trusted = await isSignedByOneOf(
      registry,
      context.keys.map((name) => keys[name]),
    );
    expect(trusted).toBe(expected.refusal !== 'unsigned');
  },
);

it.each(golden.filter(({ expected }) => expected.refusal === null).map((one) => [one.name, one]))(
  'ADD-24 ADD-25 publishing signs only what the console would take: %s',
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
    .map((one) => [one.name, one]),
)('ADD-25 publishing refuses the kits on which the console shows nothing: %s', async (_name, { registry, context, expected }) => {
  for (const remote of registry.remotes) {
    const publishing = requireKit(remote, [context.kit]);
    if (expected.misfits[remote.name]) await expect(publishing).rejects.toThrow('Nothing was changed');
    else await expect(publishing).resolves.toBeUndefined();
  }
});
