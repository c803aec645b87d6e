import { parse, tokenTypes, tokenize, walk, type CssNode, type Atrule } from 'css-tree';

export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** At-rules that may contain rules, which are scoped one by one. */
const GROUPS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style', 'charset']);

/** Pseudo-elements that may be written with one colon. */
const OLD_PSEUDO_ELEMENTS = new Set(['before', 'after', 'first-line', 'first-letter']);

/** Advice for at-rules that cannot be restricted to the remote's pages. */
const INSTEAD: Record<string, string> = {
  import: 'Import that file beside this one, in the module that adopts them.',
  'font-face': 'Use the font of the console, or ask for another one in the kit.',
  property: 'Give the custom property its value in a rule, and its default in var().',
  page: 'Hide and arrange what is printed by rules in @media print.',
};

/** The beginning of each style sheet of a remote, by which `adoptStyles` of the kit recognises the remote. */
export const MARK = '/*styles of ';

const markOf = (scope: string) => `${MARK}${scope}*/`;

/**
 * Restricts the rules of a remote's style sheet to elements with the class `scope`, which the shell gives to the remote's pages and the kit to overlays of
 * these pages. Restricts the last part of each selector, so that it may still depend on the page around it (`[data-scheme='dark'] .x`), and uses
 * `:where()`, which does not change the specificity. Rules for the document itself (`html`, `body`, `:root`) apply to the element with the class. Renames
 * keyframes where they are declared and used. Throws for rules that would still affect more, and for styles that cannot be read.
 * @param css without nested rules
 */
export function scopeStyles(css: string, scope: string) {
  const { edits } = read(css, scope);
  let scoped = '';
  let at = 0;
  for (const { from, to, text } of edits.sort((a, b) => a.from - b.from)) {
    scoped += css.slice(at, from) + text;
    at = to;
  }
  return markOf(scope) + scoped + css.slice(at);
}

/** A message why a remote may not have this style sheet; undefined if it is a result of `scopeStyles`. */
export function scopeFault(css: string, scope: string): string | undefined {
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

function read(css: string, scope: string) {
  const sheet = parse(css, {
    positions: true,
    parseValue: false,
    parseAtrulePrelude: false,
    onParseError: ({ message, offset }) => {
      throw new Error(`a part of it cannot be read (${message}): ${css.slice(offset, offset + 60)}`);
    },
  });
  const edits: Edit[] = [];
  const selectors: { text: string; isScoped: boolean }[] = [];
  const keyframes: Set<string> = new Set();

  const readRules = (node: CssNode | null) => {
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
  const readSelector = (node: CssNode) => {
    const { at, restriction } = restrictionOf(node, scope);
    const text = textOf(css, node);
    const place = at - start(node);
    selectors.push({
      text,
      isScoped: text.slice(0, place).endsWith(`:where(.${scope} *)`) || text.slice(0, place).endsWith(` :where(.${scope})`),
    });
    edits.push({ from: at, to: at, text: restriction });
  };
  const readAtRule = (rule: Atrule) => {
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

/** The position and the text of a selector's restriction. */
function restrictionOf(selector: CssNode, scope: string) {
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

const isDocument = (part: CssNode) =>
  (part.type === 'TypeSelector' && /^(.*\|)?(html|body)$/i.test(part.name)) ||
  (part.type === 'PseudoClassSelector' && part.name.toLowerCase() === 'root');

const start = (node: CssNode) => node.loc?.start.offset ?? 0;
const end = (node: CssNode) => node.loc?.end.offset ?? 0;
const textOf = (css: string, node: CssNode) => css.slice(start(node), end(node));
const unquoted = (name: string) => name.trim().replace(/^(['"])(.*)\1$/, '$2');
