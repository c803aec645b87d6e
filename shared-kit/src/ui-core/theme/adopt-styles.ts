const adopted = new Set<string>();

/**
 * Adds style sheets to the document, in order and each once; the build imports `.css` files as texts. Constructed sheets need no nonce
 * under the content security policy; browsers without them get a `<style>` with the nonce.
 */
export function adoptStyles(...sheets: string[]): void {
  sheets.forEach(adopt);
}

function adopt(css: string): void {
  if (typeof document === 'undefined' || adopted.has(css)) return;
  adopted.add(css);
  if ('adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return;
  }
  // jsdom lays nothing out, and parsing its sheets would only slow the tests down.
  if (navigator.userAgent.includes('jsdom')) return;
  const style = (document as Document).createElement('style');
  style.textContent = css;
  (document as Document).head.append(style);
}
