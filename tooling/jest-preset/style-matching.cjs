const { createRequire } = require('node:module');

const ofJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
const selectors = ofJsdom('./jsdom/living/helpers/selectors.js');

/**
 * The tag and the classes that an element itself must have for one alternative of a selector to match it.
 * @typedef {{ tag: string | undefined, classes: string[] }} Demand
 */

/** @type {Demand} */
const ANY = { tag: undefined, classes: [] };

/** @type {Map<string, Demand[]>} */
const known = new Map();

/** The least that a selector requires of the element itself, cached for each selector. @param {string} selector */
function demandsOf(selector) {
  let demands = known.get(selector);
  if (!demands) known.set(selector, (demands = read(selector)));
  return demands;
}

/** Nothing is demanded where a selector is written in a way that is not understood here: the engine decides. @param {string} selector */
function read(selector) {
  const plain = withoutArguments(selector);
  return /^[\w\s.#:*>+~,-]*$/.test(plain) ? plain.split(',').map(demandOf) : [ANY];
}

/** A selector without its attributes and arguments, which may name classes that the element must not have. @param {string} selector */
function withoutArguments(selector) {
  let text = selector.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(text)) text = text.replace(/\([^()]*\)/g, '');
  return text;
}

/** @param {string} alternative @returns {Demand} */
function demandOf(alternative) {
  const own = alternative.trim().split(/[\s>+~]+/).at(-1) ?? '';
  return {
    tag: /^[a-z][\w-]*/i.exec(own)?.[0].toLowerCase(),
    classes: [...own.matchAll(/\.([\w-]+)/g)].map(([, name]) => /** @type {string} */ (name)),
  };
}

/**
 * Whether the engine has to be asked.
 * @param {Pick<Element, 'localName' | 'getAttribute'>} element @param {string} selector
 */
function mayMatch(element, selector) {
  /** @type {string | undefined} */
  let classes;
  const has = (/** @type {string} */ name) => {
    classes ??= ` ${(element.getAttribute('class') ?? '').replace(/\s+/g, ' ')} `;
    return classes.includes(` ${name} `);
  };
  return demandsOf(selector).some(({ tag, classes }) => (tag === undefined || tag === element.localName.toLowerCase()) && classes.every(has));
}

/**
 * jsdom asks the selector engine about every rule of every style sheet for each element whose style is asked for, which is a fifth of what
 * tests of pages cost. Like a browser, it now asks only about rules whose last part names the element's own tag and classes. Rules without
 * a selector, such as keyframes, match nothing.
 */
const matches = selectors.matchesDontThrow;
selectors.matchesDontThrow = (/** @type {any} */ element, /** @type {string | undefined} */ selector) =>
  selector !== undefined && mayMatch(element, selector) && matches(element, selector);

module.exports = { demandsOf, mayMatch };
