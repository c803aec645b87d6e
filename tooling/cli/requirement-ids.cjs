const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const CHECKLIST = join(__dirname, '..', '..', 'docs', 'checklist.md');
const ID = /\b[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\d{2,3}\b/g;
const FIRST_IDS = /^(?:[A-Z][A-Z0-9]*-\d{2,3} )+/;

/** @param {string} id */
const groupOf = (id) => id.slice(0, id.lastIndexOf('-'));

/** Everything in a title that has the form of a requirement's ID. @param {string} title @returns {string[]} */
const idsIn = (title) => [...new Set(title.match(ID) ?? [])];

/** The IDs of docs/checklist.md; undefined in a repository without this file. */
function knownIds() {
  if (!existsSync(CHECKLIST)) return undefined;
  return new Set([...readFileSync(CHECKLIST, 'utf8').matchAll(/^([A-Z][A-Z0-9-]*-\d+) \| /gm)].map(([, id = '']) => id));
}

/**
 * The IDs in a test's title that no requirement has. Only IDs at the beginning and IDs of an existing group count: other words of this form are something
 * else, such as UTF-16. Rules of docs/product, such as D-46, are checked by docs.test.mjs.
 * @param {string} title @param {ReadonlySet<string>} known
 */
function unknownIds(title, known) {
  const groups = new Set([...known].map(groupOf));
  const first = (FIRST_IDS.exec(title)?.[0] ?? '').split(' ');
  return idsIn(title).filter((id) => !known.has(id) && groupOf(id) !== 'D' && (groups.has(groupOf(id)) || first.includes(id)));
}

/** Throws for a title that cites an unknown requirement. @param {string} title */
function requireKnownIds(title) {
  const known = knownIds();
  const unknown = known ? unknownIds(title, known) : [];
  if (unknown.length > 0) throw new Error(`The title cites ${unknown.join(', ')}, which docs/checklist.md does not have: ${title}`);
}

module.exports = { idsIn, requireKnownIds, unknownIds };
