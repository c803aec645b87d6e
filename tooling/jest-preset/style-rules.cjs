const { createRequire } = require('node:module');
const { demandsOf } = require('./style-matching.cjs');

const ofJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
const ofItsStyles = createRequire(ofJsdom.resolve('./jsdom/living/helpers/style-rules.js'));
const styleRules = ofItsStyles('./style-rules.js');
const { matchesDontThrow } = ofItsStyles('./selectors.js');
const { implForWrapper } = ofItsStyles('../generated/utils.js');
const { CSSStyleDeclaration } = ofItsStyles('cssstyle');
const { CSSStyleSheet, parse } = ofItsStyles('rrweb-cssom');

/**
 * @typedef {ArrayLike<string> & { getPropertyValue(name: string): string, getPropertyPriority(name: string): string }} Declared
 * @typedef {{ selectorText?: string, style: Declared, media?: ArrayLike<string>, cssRules?: Rule[] }} Rule
 * @typedef {{ cssRules: Rule[] }} Sheet
 * @typedef {Map<string, Map<number, Rule>>} Index rules by the tag or the class that an element must have, with their places in the sheet
 * @typedef {{ rules: Rule[], declared?: Declared }} Styles
 * @typedef {{ localName: string, style: Declared, parentElement: ElementImpl | null, getAttribute(name: string): string | null, _ownerDocument: any }} ElementImpl
 */

/** @type {Sheet} */
const defaultSheet = parse(ofItsStyles('../../browser/default-stylesheet'));

/** @type {WeakMap<Sheet, Index>} */
const indexes = new WeakMap();
for (const method of /** @type {const} */ (['insertRule', 'deleteRule'])) {
  const change = CSSStyleSheet.prototype[method];
  CSSStyleSheet.prototype[method] = function changeAndForget(/** @type {unknown[]} */ ...args) {
    indexes.delete(this);
    return change.apply(this, args);
  };
}

/** The rules of a sheet that hold on a screen. @param {Sheet} sheet */
const rulesOf = ({ cssRules }) => cssRules.flatMap((rule) => (rule.media ? (Array.prototype.includes.call(rule.media, 'screen') ? (rule.cssRules ?? []) : []) : rule));

/** @param {Sheet} sheet @returns {Index} */
function indexOf(sheet) {
  const known = indexes.get(sheet);
  if (known) return known;
  /** @type {Index} */
  const index = new Map();
  rulesOf(sheet).forEach((rule, place) => {
    if (rule.selectorText === undefined) return;
    for (const { tag, classes } of demandsOf(rule.selectorText)) {
      const name = classes[0] === undefined ? (tag ?? '*') : `.${classes[0]}`;
      index.set(name, (index.get(name) ?? new Map()).set(place, rule));
    }
  });
  indexes.set(sheet, index);
  return index;
}

/** The names under which rules that may match an element are kept. @param {ElementImpl} element */
const namesOf = (element) => ['*', element.localName.toLowerCase(), ...(element.getAttribute('class') ?? '').split(/\s+/).map((name) => `.${name}`)];

/** The rules of a sheet that match an element, in their order. @param {Sheet} sheet @param {ElementImpl} element @param {string[]} names */
function matchingRules(sheet, element, names) {
  const index = indexOf(sheet);
  /** @type {Index extends Map<string, infer Rules> ? Rules : never} */
  const matching = new Map();
  for (const name of names) {
    for (const [place, rule] of index.get(name) ?? []) if (matchesDontThrow(element, rule.selectorText)) matching.set(place, rule);
  }
  return matching.size < 2 ? [...matching.values()] : [...matching].sort(([a], [b]) => a - b).map(([, rule]) => rule);
}

/** What is known of an element until the document changes. @param {ElementImpl} element @returns {Styles} */
function stylesOf(element) {
  const document = element._ownerDocument;
  /** @type {WeakMap<ElementImpl, Styles>} */
  const cache = (document._styleCache ??= new WeakMap());
  const known = cache.get(element);
  if (known) return known;
  const names = namesOf(element);
  const sheets = [defaultSheet, ...document.styleSheets._list];
  const styles = { rules: sheets.flatMap((sheet) => matchingRules(sheet, element, names)) };
  cache.set(element, styles);
  return styles;
}

/** All that rules and the element itself declare, the later over the earlier, as jsdom has it. @param {ElementImpl} element @returns {Declared} */
function declaredOf(element) {
  const styles = stylesOf(element);
  if (styles.declared) return styles.declared;
  const declared = new CSSStyleDeclaration();
  for (const style of [...styles.rules.map(({ style }) => style), element.style]) {
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declared.removeProperty(property);
      else declared.setProperty(property, value, style.getPropertyPriority(property));
    }
  }
  return (styles.declared = declared);
}

/** What is declared of one property. @param {ElementImpl} element @param {string} property */
function cascaded(element, property) {
  let value = '';
  for (const style of [...stylesOf(element).rules.map(({ style }) => style), element.style]) value = style.getPropertyValue(property) || value;
  return value === 'unset' ? '' : value;
}

/** The computed value of a property that is inherited. @param {ElementImpl} element @param {string} property @param {string} initial @returns {string} */
function inherited(element, property, initial) {
  const value = cascaded(element, property);
  if (value !== '') return value;
  return element.parentElement === null ? initial : inherited(element.parentElement, property, initial);
}

/** @param {ElementImpl} element */
const pointerEvents = (element) => inherited(element, 'pointer-events', 'auto');

/** The properties that tests ask for at nearly every element. @type {Map<string | symbol, (element: ElementImpl) => string>} */
const ASKED = new Map([
  ['display', (element) => cascaded(element, 'display')],
  ['visibility', (element) => inherited(element, 'visibility', 'visible')],
  ['pointerEvents', pointerEvents],
  ['pointer-events', pointerEvents],
]);

/**
 * jsdom asks the selector engine about every rule of every style sheet for each element, and computes every property with each question. Here, as
 * in browsers, only rules that name the element's own tag or class are looked at, and the three properties that decide whether an element can be
 * seen and pressed are computed alone: together that was a seventh of what tests of pages cost.
 * @param {(element: Element) => CSSStyleDeclaration} computeAll jsdom's own function, for all other properties
 * @returns {(element: Element) => CSSStyleDeclaration}
 */
function computedStyles(computeAll) {
  return (element) => {
    /** @type {CSSStyleDeclaration | undefined} */
    let all;
    const impl = implForWrapper(element);
    /** @param {string} name */
    const getPropertyValue = (name) => ASKED.get(name)?.(impl) ?? (all ??= computeAll(element)).getPropertyValue(name);
    return new Proxy(/** @type {CSSStyleDeclaration} */ ({}), {
      get(_, name) {
        if (name === 'getPropertyValue') return getPropertyValue;
        const asked = ASKED.get(name);
        if (asked) return asked(impl);
        all ??= computeAll(element);
        const value = Reflect.get(all, name, all);
        return typeof value === 'function' ? value.bind(all) : value;
      },
    });
  };
}

styleRules.getDeclarationForElement = declaredOf;

module.exports = { computedStyles };
