const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const CHECKLIST = join(__dirname, '..', '..', 'docs', 'checklist.md');
const ID = /\b[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\d{2,3}\b/g;
const FIRST_IDS = /^(?:[A-Z][A-Z0-9]*-\d{2,3} )+/;

/** @param {string} id */
const groupOf = (id) => id.slice(0, id.lastIndexOf('-'));

/** All that looks like the ID of a requirement in a title. @param {string} title @returns {string[]} */
const idsIn = (title) => [...new Set(title.match(ID) ?? [])];

/** The IDs of docs/checklist.md; undefined in a repository without one. */
function knownIds() {
  if (!existsSync(CHECKLIST)) return undefined;
  return new Set([...readFileSync(CHECKLIST, 'utf8').matchAll(/^([A-Z][A-Z0-9-]*-\d+) \| /gm)].map(([, id = '']) => id));
}

/**
 * The IDs in a test's title that no requirement has: those with which it begins, and those of a group that there is. Other words of this form
 * are something else, such as UTF-16. Rules of docs/product, such as D-46, are no requirements: docs.test.mjs looks them up.
 * @param {string} title @param {ReadonlySet<string>} known
 */
function unknownIds(title, known) {
  const groups = new Set([...known].map(groupOf));
  const first = (FIRST_IDS.exec(title)?.[0] ?? '').split(' ');
  return idsIn(title).filter((id) => !known.has(id) && groupOf(id) !== 'D' && (groups.has(groupOf(id)) || first.includes(id)));
}

/** Throws for a title that cites a requirement that there is not. @param {string} title */
function requireKnownIds(title) {
  const known = knownIds();
  const unknown = known ? unknownIds(title, known) : [];
  if (unknown.length > 0) throw new Error(`The title cites ${unknown.join(', ')}, which docs/checklist.md does not have: ${title}`);
}

module.exports = { idsIn, requireKnownIds, unknownIds };
