/** @type {HTMLElement | undefined} */
let overlay;

/** Style by style: the page's policy allows neither a style sheet without its nonce nor a style attribute. */
const STYLES = {
  panel: { position: 'fixed', inset: '0', zIndex: '2147483647', overflow: 'auto', padding: '32px', background: 'rgb(16 21 26 / 0.98)', color: '#f3d3cf' },
  text: { margin: '16px 0', font: '13px/1.5 ui-monospace, monospace', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  button: { position: 'fixed', top: '16px', right: '16px', padding: '6px 14px', font: '14px system-ui', color: '#10151a', background: '#f4f6f8', border: '0', borderRadius: '6px', cursor: 'pointer' },
};

/** Says over the page what is wrong with the code that was just saved. The page stays as it is below. @param {string[]} problems */
export function showProblems(problems) {
  hideProblems();
  overlay = element('div', STYLES.panel, '');
  overlay.setAttribute('role', 'alertdialog');
  overlay.setAttribute('aria-label', 'Problems in the code');
  const close = element('button', STYLES.button, 'Close');
  close.addEventListener('click', hideProblems);
  overlay.append(close, ...problems.map((problem) => element('pre', STYLES.text, problem)));
  document.body.append(overlay);
}

/** The next build that is sound calls it too. */
export function hideProblems() {
  overlay?.remove();
  overlay = undefined;
}

/** @param {string} tag @param {Record<string, string>} styles @param {string} text */
function element(tag, styles, text) {
  const made = document.createElement(tag);
  Object.assign(made.style, styles);
  made.textContent = text;
  return made;
}
