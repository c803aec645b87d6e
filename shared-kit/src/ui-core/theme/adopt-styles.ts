/** The comment at the start of a remote's sheet. It names the class inside of which the rules apply (tooling/webpack/scoped-styles.mjs). */
const MARK = /^\/\*styles of ([\w-]+)\*\//;

type Sheet = CSSStyleSheet | HTMLStyleElement;

interface ScopedStyles {
  sheets: Sheet[];
  /** How many elements on the page have the class. */
  elementCount: number;
}

const knownSheets = new Map<string, Sheet>();
const scopes = new Map<string, ScopedStyles>();

/**
 * Adds style sheets to the document, in order and each once; the build imports `.css` files as texts. Those of a remote are in the document
 * only while something of the remote is shown. Constructed sheets need no nonce under the content security policy; browsers without
 * them get a `<style>` with the nonce.
 */
export function adoptStyles(...sheets: string[]): void {
  sheets.forEach(adopt);
}

function adopt(css: string): void {
  // jsdom has no layout, so parsing sheets would only slow down the tests.
  if (typeof document === 'undefined' || knownSheets.has(css) || (!canAdopt() && navigator.userAgent.includes('jsdom'))) return;
  const scope = MARK.exec(css)?.[1];
  const sheet = sheetOf(css);
  knownSheets.set(css, sheet);
  if (scope === undefined) return add(sheet);
  const styles = stylesOf(scope);
  styles.sheets.push(sheet);
  if (styles.elementCount > 0) add(sheet);
}

/** Applies the style sheets of a remote, also those that load later, until every caller has called the returned function. */
export function showStyles(scope: string): () => void {
  const styles = stylesOf(scope);
  styles.elementCount += 1;
  if (styles.elementCount === 1) styles.sheets.forEach(add);
  return () => {
    styles.elementCount -= 1;
    if (styles.elementCount === 0) styles.sheets.forEach(remove);
  };
}

function stylesOf(scope: string): ScopedStyles {
  const styles = scopes.get(scope) ?? { sheets: [], elementCount: 0 };
  scopes.set(scope, styles);
  return styles;
}

const canAdopt = () => 'adoptedStyleSheets' in document;

function sheetOf(css: string): Sheet {
  const sheet = canAdopt() ? new CSSStyleSheet() : (document as Document).createElement('style');
  fill(sheet, css);
  return sheet;
}

function fill(sheet: Sheet, css: string): void {
  if (sheet instanceof HTMLStyleElement) sheet.textContent = css;
  else sheet.replaceSync(css);
}

/** Adds sheets of remotes after those of the kit, even if the kit's sheet loads later, so that remotes can override the kit. */
function add(sheet: Sheet): void {
  if (sheet instanceof HTMLStyleElement) return document.head.append(sheet);
  const ofRemotes = new Set<Sheet>([...scopes.values()].flatMap(({ sheets }) => sheets));
  const isLast = ofRemotes.has(sheet);
  const sheets = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...sheets.filter((one) => isLast || !ofRemotes.has(one)), sheet, ...sheets.filter((one) => !isLast && ofRemotes.has(one))];
}

function remove(sheet: Sheet): void {
  if (sheet instanceof HTMLStyleElement) sheet.remove();
  else document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}

/** Replaces the text of an adopted sheet. False if no sheet has the text `before`. */
function replaceStyles(before: string, after: string): boolean {
  const sheet = knownSheets.get(before);
  if (!sheet) return false;
  fill(sheet, after);
  knownSheets.delete(before);
  knownSheets.set(after, sheet);
  return true;
}

// `npm run dev` replaces style sheets that are saved (tooling/refresh/styles.mjs).
if (process.env['NODE_ENV'] === 'development') Object.assign(globalThis, { replaceStyles });
