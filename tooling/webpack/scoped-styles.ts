import { parse, tokenTypes, tokenize, walk } from 'css-tree';

/** @typedef {import('css-tree').CssNode} CssNode */
/** @typedef {{ from: number, to: number, text: string }} Edit */

/** At-rules that may contain rules, which are scoped one by one. */
const GROUPS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style', 'charset']);

/** Pseudo-elements that may be written with one colon. */
const OLD_PSEUDO_ELEMENTS = new Set(['before', 'after', 'first-line', 'first-letter']);

/** Advice for at-rules that cannot be restricted to the remote's pages. @type {Record<string, string>} */
const INSTEAD = {
  import: 'Import that file beside this one, in the module that adopts them.',
  'font-face': 'Use the font of the console, or ask for another one in the kit.',
  property: 'Give the custom property its value in a rule, and its default in var().',
  page: 'Hide and arrange what is printed by rules in @media print.',
};

/** The beginning of each style sheet of a remote, by which `adoptStyles` of the kit recognises the remote. */
export const MARK = '/*styles of ';

/** @param {string} scope */
const markOf = (scope) => `${MARK}${scope}*/`;

/**
 * Restricts the rules of a remote's style sheet to elements with the class `scope`, which the shell gives to the remote's pages and the kit to overlays of
 * these pages. Restricts the last part of each selector, so that it may still depend on the page around it (`[data-scheme='dark'] .x`), and uses
 * `:where()`, which does not change the specificity. Rules for the document itself (`html`, `body`, `:root`) apply to the element with the class. Renames
 * keyframes where they are declared and used. Throws for rules that would still affect more, and for styles that cannot be read.
 * @param {string} css without nested rules @param {string} scope
 */
export function scopeStyles(css, scope) {
  const { edits } = read(css, scope);
  let scoped = '';
  let at = 0;
  for (const { from, to, text } of edits.sort((a, b) => a.from - b.from)) {
    scoped += css.slice(at, from) + text;
    at = to;
  }
  return markOf(scope) + scoped + css.slice(at);
}

/**
 * A message why a remote may not have this style sheet; undefined if it is a result of `scopeStyles`.
 * @param {string} css @param {string} scope @returns {string | undefined}
 */
export function scopeFault(css, scope) {
  if (!css.startsWith(markOf(scope))) return 'it was not made for its pages alone';
  try {
    const { selectors, keyframes } = read(css, scope);
    const open = selectors.find(({ isScoped }) => !isScoped);
    if (open) return `the rule for ${open.text} applies to the whole console`;
    const shared = [...keyframes].find((name) => !name.startsWith(`${scope}-`));
    return shared && `the keyframes ${shared} are those of the whole console`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @param {string} css @param {string} scope */
function read(css, scope) {
  const sheet = parse(css, {
    positions: true,
    parseValue: false,
    parseAtrulePrelude: false,
    onParseError: ({ message, offset }) => {
      throw new Error(`a part of it cannot be read (${message}): ${css.slice(offset, offset + 60)}`);
    },
  });
  /** @type {Edit[]} */
  const edits = [];
  /** @type {{ text: string, isScoped: boolean }[]} */
  const selectors = [];
  /** @type {Set<string>} */
  const keyframes = new Set();

  /** @param {CssNode | null} node */
  const readRules = (node) => {
    if (node === null || !('children' in node) || !node.children) return;
    node.children.forEach((child) => {
      if (child.type === 'Rule') {
        if (child.prelude.type !== 'SelectorList') throw new Error('a selector of it cannot be read');
        child.prelude.children.forEach(readSelector);
        readRules(child.block);
      } else if (child.type === 'Atrule') readAtRule(child);
      else if (child.type !== 'Comment' && child.type !== 'Declaration')
        throw new Error(`a part of it cannot be read: ${textOf(css, child).slice(0, 60)}`);
    });
  };
  /** @param {CssNode} node */
  const readSelector = (node) => {
    const { at, restriction } = restrictionOf(node, scope);
    const text = textOf(css, node);
    const place = at - start(node);
    selectors.push({
      text,
      isScoped: text.slice(0, place).endsWith(`:where(.${scope} *)`) || text.slice(0, place).endsWith(` :where(.${scope})`),
    });
    edits.push({ from: at, to: at, text: restriction });
  };
  /** @param {import('css-tree').Atrule} rule */
  const readAtRule = (rule) => {
    const name = rule.name.toLowerCase();
    if (GROUPS.has(name)) return readRules(rule.block);
    if (!/^(-\w+-)?keyframes$/.test(name))
      throw new Error(`@${rule.name} applies to the whole console and not to one remote. ${INSTEAD[name] ?? 'Do without it.'}`);
    if (!rule.prelude) throw new Error('keyframes have no name');
    const declared = unquoted(textOf(css, rule.prelude));
    keyframes.add(declared);
    edits.push({ from: start(rule.prelude), to: end(rule.prelude), text: `${scope}-${declared}` });
  };
  readRules(sheet);
  walk(sheet, {
    visit: 'Declaration',
    enter: ({ property, value }) => {
      if (!/^(-\w+-)?animation(-name)?$/i.test(property)) return;
      tokenize(textOf(css, value), (type, from, to) => {
        const name = unquoted(textOf(css, value).slice(from, to));
        if ((type !== tokenTypes.Ident && type !== tokenTypes.String) || !keyframes.has(name)) return;
        edits.push({ from: start(value) + from, to: start(value) + to, text: `${scope}-${name}` });
      });
    },
  });
  return { edits, selectors, keyframes };
}

/**
 * The position and the text of a selector's restriction.
 * @param {CssNode} selector @param {string} scope
 */
function restrictionOf(selector, scope) {
  if (selector.type !== 'Selector') throw new Error('a selector of it cannot be read');
  const parts = selector.children.toArray();
  const subject = parts.slice(parts.findLastIndex(({ type }) => type === 'Combinator') + 1);
  const pseudoElement = subject.find(
    (part) =>
      part.type === 'PseudoElementSelector' || (part.type === 'PseudoClassSelector' && OLD_PSEUDO_ELEMENTS.has(part.name.toLowerCase())),
  );
  const at = pseudoElement ? start(pseudoElement) : end(selector);
  return { at, restriction: subject.some(isDocument) ? ` :where(.${scope})` : `:where(.${scope} *)` };
}

/** @param {CssNode} part */
const isDocument = (part) =>
  (part.type === 'TypeSelector' && /^(.*\|)?(html|body)$/i.test(part.name)) ||
  (part.type === 'PseudoClassSelector' && part.name.toLowerCase() === 'root');

/** @param {CssNode} node */
const start = (node) => node.loc?.start.offset ?? 0;
/** @param {CssNode} node */
const end = (node) => node.loc?.end.offset ?? 0;
/** @param {string} css @param {CssNode} node */
const textOf = (css, node) => css.slice(start(node), end(node));
/** @param {string} name */
const unquoted = (name) => name.trim().replace(/^(['"])(.*)\1$/, '$2');
