/** The comment at the start of a remote's sheet. It names the class inside of which the rules apply (tooling/webpack/scoped-styles.ts). */
const MARK = /^\/\*styles of ([\w-]+)\*\//;

interface ScopedStyles {
  sheets: CSSStyleSheet[];
  /** How many elements on the page have the class. */
  elementCount: number;
}

const knownSheets = new Map<string, CSSStyleSheet>();
const scopes = new Map<string, ScopedStyles>();

/**
 * Adds style sheets of a remote to the document, in order and each once; the build imports `.css` files as texts. They are in the document only
 * while something of the remote is shown. A text that the build has not scoped would apply to the whole console, and stay: it is refused, and
 * logged. Constructed sheets need no nonce under the content security policy.
 */
export function adoptStyles(...sheets: string[]): void {
  for (const css of sheets) {
    if (MARK.test(css) || !takesSheets()) adopt(css);
    // eslint-disable-next-line no-console -- for the team of the remote, as what React reports
    else console.error(`Refused a style sheet that no build has scoped: ${css.slice(0, 80)}`);
  }
}

/** Adds style sheets of the kit and of the console, which apply everywhere. */
export function adoptOwnStyles(...sheets: string[]): void {
  sheets.forEach(adopt);
}

/** jsdom has no constructed sheets. */
const takesSheets = (): boolean => typeof document !== 'undefined' && 'adoptedStyleSheets' in document;

function adopt(css: string): void {
  if (knownSheets.has(css) || !takesSheets()) return;
  const scope = MARK.exec(css)?.[1];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
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

/** Adds sheets of remotes after those of the kit, even if the kit's sheet loads later, so that remotes can override the kit. */
function add(sheet: CSSStyleSheet): void {
  const ofRemotes = new Set([...scopes.values()].flatMap(({ sheets }) => sheets));
  const isLast = ofRemotes.has(sheet);
  const sheets = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [
    ...sheets.filter((one) => isLast || !ofRemotes.has(one)),
    sheet,
    ...sheets.filter((one) => !isLast && ofRemotes.has(one)),
  ];
}

function remove(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}

/** Replaces the text of an adopted sheet. False if no sheet has the text `before`. */
function replaceStyles(before: string, after: string): boolean {
  const sheet = knownSheets.get(before);
  if (!sheet) return false;
  sheet.replaceSync(after);
  knownSheets.delete(before);
  knownSheets.set(after, sheet);
  return true;
}

// `npm run dev` replaces style sheets that are saved (tooling/refresh/styles.ts).
if (process.env['NODE_ENV'] === 'development') Object.assign(globalThis, { replaceStyles });
