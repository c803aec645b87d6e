import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { testAgainst } from '../against/test-against';
import { browserTests, jestTests, summary } from '../checks';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { shown } from '../../ground/print';
import { UserError } from '../../ground/user-error';
import { ROOT, packageNamed, readWorkspace } from '../../ground/workspace';

const USAGE = `npm run test:unit -- mfe-dashboards   the tests of the named packages; without names, of all outside the platform. Takes Jest's options
npm run test:platform                 the tests of the platform's packages. Takes Jest's options
npm run test:platform -- --against    those that use a Firebase, on the empty one that the variables name; --against=<id> for a project
npm run test:e2e -- sessions          the journeys, or those of the named files. Takes Playwright's options`;

const OPTIONS = {
  against: { says: 'the id of a project; alone what the variables name', type: 'string', alone: '' },
} as const;

/** `npm run test:unit|test:platform|test:e2e [-- package or file …]`. */
export async function main([part = '', ...rest]: string[]) {
  const { values, names, passedOn } = commandArguments(rest, USAGE, OPTIONS, { passesOn: true });
  if (part === 'e2e') {
    requireJourneys(rest);
    await ensureInstalled();
    return summary(await browserTests(rest));
  }
  if (part !== 'unit' && part !== 'platform') throw new UserError(shown`There is no part "${part}": unit, platform or e2e.`);
  const packages = readWorkspace();
  const wanted = names.map((name) => packageNamed(packages, name).name);
  const ofPart = (name: string) => name.startsWith('platform-') === (part === 'platform');
  await ensureInstalled();
  if (values.against !== undefined) {
    if (part !== 'platform') throw new UserError('The tests that use a Firebase are run by npm run test:platform -- --against');
    return summary(await testAgainst({ project: values.against, names: wanted, options: passedOn }));
  }
  return summary(await jestTests(({ name }) => (wanted.length > 0 ? wanted.includes(name) : ofPart(name)), passedOn));
}

/** Names of journeys must come before the options of Playwright, since values of options cannot be distinguished from names. */
function requireJourneys(args: string[]) {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const files = readdirSync(join(ROOT, 'e2e', 'journeys')).map((file) => `journeys/${file}`);
  const unknown = args
    .slice(0, firstOption < 0 ? undefined : firstOption)
    .find((name) => !files.some((file) => file.includes(name.replace(/^e2e\/|(:\d+)+$/g, ''))));
  if (unknown !== undefined)
    throw new UserError(shown`There is no journey "${unknown}". There are: ${files.map((file) => basename(file, '.spec.ts')).join(', ')}.`);
}
