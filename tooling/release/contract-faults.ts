import { isPlaceOf, SAFE_NAME } from './places';
import { consoleCode, type ConsoleCode } from './console-code';
import type { Listed } from './registry';

/** A company in the option `--canary` and in the registry. */
export const COMPANY = /^[\w.-]{1,100}$/;

/** The fields beside those of a remote, which the contract does not name. */
const OF_THE_REGISTRY = ['canary', 'rolledBack'];

/**
 * Why a registry may not be signed although its files are whole: entries that the console would leave out, that hold more than it reads, or that lie
 * elsewhere than publishing puts them.
 * @returns a line for each fault
 */
export async function contractFaults(remotes: Listed[]): Promise<string[]> {
  const { parseRegistry, faultWords, MOST_COMPANIES } = await consoleCode();
  const reading = parseRegistry({ schema: 1, remotes });
  if (!reading) return [`a registry of ${remotes.length} remotes is more than the console reads`];
  const leftOut = reading.leftOut.map(({ name, fault }) => `${name}: ${faultWords(fault)}`);
  return [
    ...leftOut,
    ...remotes.flatMap((one) => [...entryFaults(one, parseRegistry), ...canaryFaults(one, parseRegistry, MOST_COMPANIES)]),
  ];
}

function entryFaults(one: Listed, parse: ConsoleCode['parseRegistry']): string[] {
  const { name, version, entry, rolledBack } = one;
  const faults = [];
  for (const [field, value] of Object.entries({ name, version, rolledBack }))
    if (value !== undefined && !(typeof value === 'string' && SAFE_NAME.test(value))) faults.push(`its ${field} cannot be part of a URL`);
  if (faults.length === 0 && !isPlaceOf(one)) faults.push(`its entry is ${entry}, and not below /remotes/${name}/${version}/`);
  const reading = parse({ schema: 1, remotes: [one] });
  const [taken] = reading?.remotes ?? [];
  if (taken) faults.push(...surplus(one, taken).map((field) => `it has a field ${field}, which this version does not know`));
  return faults.map((fault) => `${name} ${version}: ${fault}`);
}

function canaryFaults({ name, version, canary }: Listed, parse: ConsoleCode['parseRegistry'], mostCompanies: number): string[] {
  if (canary === undefined) return [];
  const { remote, percent, companies, ...more } = canary;
  const isShare = percent === undefined || (typeof percent === 'number' && percent > 0 && percent <= 100);
  const isList =
    companies === undefined ||
    (Array.isArray(companies) &&
      companies.length <= mostCompanies &&
      companies.every((one) => typeof one === 'string' && COMPANY.test(one)));
  const faults = [
    ...(isShare && isList ? [] : ['its canary is for nobody that the console knows']),
    ...(remote.name === name ? [] : [`its canary is ${remote.name}`]),
    ...(remote.canary === undefined ? [] : ['its canary has a canary']),
    ...Object.keys(more).map((field) => `it has a field canary.${field}, which this version does not know`),
    ...(parse({ schema: 1, remotes: [remote] })?.leftOut ?? []).map(() => 'the console would leave its canary out'),
  ];
  return [...faults.map((fault) => `${name} ${version}: ${fault}`), ...entryFaults(remote, parse)];
}

/**
 * The fields of an entry that the console does not take, by their paths.
 * @param taken what the console's reader has made of it
 */
function surplus(listed: unknown, taken: unknown, path: string = ''): string[] {
  if (typeof listed !== 'object' || listed === null || typeof taken !== 'object' || taken === null) return [];
  return Object.entries(listed).flatMap(([field, value]) => {
    const at = path === '' ? field : `${path}.${field}`;
    if (value === null || OF_THE_REGISTRY.includes(at)) return [];
    return Object.hasOwn(taken, field) ? surplus(value, (taken as Record<string, unknown>)[field], at) : [at];
  });
}
