import { buildPackages, buildable, requireBuilt } from '../../build/build-packages';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { freePorts, wantedPorts } from '../../ground/ports';
import { serve } from '../serve';
import { shown } from '../../ground/print';
import { UserError } from '../../ground/user-error';

const SIZES = ['demo', 'large'];
const OPTIONS = {
  fresh: { says: 'empties the data folder and fills it again', type: 'boolean', default: false },
  size: { says: 'the data to fill it with: demo or large', type: 'string' },
  'no-build': { says: 'starts what was built before', type: 'boolean', default: false },
  'any-port': { says: 'takes free ports if the usual ones are taken', type: 'boolean', default: false },
  'strict-indexes': { says: 'refuses queries that the deployed indexes could not serve', type: 'boolean', default: false },
  'as-strict-as-production': { says: 'the same, and restricts the key of the web app', type: 'boolean', default: false },
  counting: { says: 'begins with a count', type: 'boolean', default: false },
  distance: { says: 'answers take 50 to 200 ms longer', type: 'boolean', default: false },
  quotas: { says: 'the smallest quotas of Auth', type: 'boolean', default: false },
  faults: { says: 'faults now and then, by this seed', type: 'string' },
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
