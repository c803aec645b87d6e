import { SHARED } from '../webpack/shares';
import type { Offer } from './reports';

/** names with their entries, such as `ui-core Button` */
export interface Difference {
  added: string[];
  changed: string[];
  removed: string[];
}

/** The differences between two states of the kit's declarations. */
export function differenceOf(before: Map<string, Offer>, now: Map<string, Offer>): Difference {
  const [old, offered] = [flat(before), flat(now)];
  return {
    added: [...offered.keys()].filter((name) => !old.has(name)),
    changed: [...offered].filter(([name, text]) => old.has(name) && old.get(name) !== text).map(([name]) => name),
    removed: [...old.keys()].filter((name) => !offered.has(name)),
  };
}

const flat = (offers: Map<string, Offer>): Map<string, string> =>
  new Map([...offers].flatMap(([entry, offer]) => [...offer].map(([name, text]) => [`${entry} ${name}`, text])));

export const isSame = ({ added, changed, removed }: Difference) => added.length + changed.length + removed.length === 0;

/**
 * The lowest version that may follow. An export removed from the shared entries raises the major number, anything else the minor number. The other
 * entries, such as the model, are bundled in published remotes. Whether a changed declaration breaks its users must be judged by a person, who then
 * raises the major number by hand.
 */
export function nextVersion(version: string, { removed }: Difference) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return removed.some((name) => !/ \(/.test(name) && SHARED.includes(`shared-kit/${name.split(' ')[0]}`))
    ? `${major + 1}.0.0`
    : `${major}.${minor + 1}.0`;
}

export function isLower(one: string, other: string) {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number));
  const at = first?.findIndex((part, place) => part !== second?.[place]) ?? -1;
  return at >= 0 && (first?.[at] ?? 0) < (second?.[at] ?? 0);
}

/** The generated CHANGELOG entry of a change, which is to be edited by hand. */
export function inWords({ added, changed, removed }: Difference) {
  const line = (verb: string, names: string[]) =>
    names.length > 0
      ? [
          `- ${verb}: ${
            names
              .filter((name) => !/ \(/.test(name))
              .map((name) => `\`${name}\``)
              .join(', ') || 'what these are made of'
          }.`,
        ]
      : [];
  return [...line('Added', added), ...line('Changed', changed), ...line('Removed', removed)].join('\n');
}
