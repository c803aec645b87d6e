import { buildPackages, buildable, requireBuilt } from '../../build/build-packages';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { freePorts, wantedPorts } from '../../ground/ports';
import { serve } from '../serve';
import { shown } from '../../ground/print';
import { UserError } from '../../ground/user-error';

const SIZES = ['demo', 'large'];
const OPTIONS = {
  fresh: { type: 'boolean', default: false },
  size: { type: 'string' },
  'no-build': { type: 'boolean', default: false },
  'any-port': { type: 'boolean', default: false },
  'strict-indexes': { type: 'boolean', default: false },
  'as-strict-as-production': { type: 'boolean', default: false },
  counting: { type: 'boolean', default: false },
  distance: { type: 'boolean', default: false },
  quotas: { type: 'boolean', default: false },
  faults: { type: 'string' },
} as const;

/** `npm start`. */
export async function main(args: string[]) {
  const options = startOptions(args);
  // Checked first, so that a taken port is reported before minutes of building.
  await freePorts(wantedPorts(process.env), options);
  await ensureInstalled();
  const packages = buildable();
  if (options.build) await buildPackages(packages);
  else requireBuilt(packages);
  return serve(options);
}

/** Reads the options of `npm start -- …`. */
export function startOptions(args: string[]) {
  const { values } = commandArguments(args, 'Starts the console: npm start -- --fresh --size=large', OPTIONS, { mostNames: 0 });
  const { fresh, size, counting, distance, quotas, faults } = values;
  if (faults?.trim() === '') throw new UserError('--faults needs a seed, such as --faults=7. The same seed gives the same faults.');
  const switches = { distance, quotas, faults };
  if (size !== undefined && !SIZES.includes(size)) throw new UserError(shown`--size is "${size}"; it can be ${SIZES.join(' or ')}.`);
  return {
    fresh,
    size,
    build: !values['no-build'],
    anyPort: values['any-port'],
    strictIndexes: values['strict-indexes'],
    asStrictAsProduction: values['as-strict-as-production'],
    counting,
    switches,
  };
}
