import { SHARED } from '../webpack/shares';

/** @typedef {import('./reports').Offer} Offer */
/** @typedef {{ added: string[], changed: string[], removed: string[] }} Difference names with their entries, such as `ui-core Button` */

/**
 * The differences between two states of the kit's declarations.
 * @param {Map<string, Offer>} before @param {Map<string, Offer>} now @returns {Difference}
 */
export function differenceOf(before, now) {
  const [old, offered] = [flat(before), flat(now)];
  return {
    added: [...offered.keys()].filter((name) => !old.has(name)),
    changed: [...offered].filter(([name, text]) => old.has(name) && old.get(name) !== text).map(([name]) => name),
    removed: [...old.keys()].filter((name) => !offered.has(name)),
  };
}

/** @param {Map<string, Offer>} offers @returns {Map<string, string>} */
const flat = (offers) => new Map([...offers].flatMap(([entry, offer]) => [...offer].map(([name, text]) => [`${entry} ${name}`, text])));

/** @param {Difference} difference */
export const isSame = ({ added, changed, removed }) => added.length + changed.length + removed.length === 0;

/**
 * The lowest version that may follow. An export removed from the shared entries raises the major number, anything else the minor number. The other
 * entries, such as the model, are bundled in published remotes. Whether a changed declaration breaks its users must be judged by a person, who then
 * raises the major number by hand.
 * @param {string} version @param {Difference} difference
 */
export function nextVersion(version, { removed }) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return removed.some((name) => !/ \(/.test(name) && SHARED.includes(`shared-kit/${name.split(' ')[0]}`))
    ? `${major + 1}.0.0`
    : `${major}.${minor + 1}.0`;
}

/** @param {string} one @param {string} other */
export function isLower(one, other) {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number));
  const at = first?.findIndex((part, place) => part !== second?.[place]) ?? -1;
  return at >= 0 && (first?.[at] ?? 0) < (second?.[at] ?? 0);
}

/** The generated CHANGELOG entry of a change, which is to be edited by hand. @param {Difference} difference */
export function inWords({ added, changed, removed }) {
  const line = (/** @type {string} */ verb, /** @type {string[]} */ names) =>
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
