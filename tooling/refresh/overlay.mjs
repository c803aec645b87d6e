/** @type {HTMLElement | undefined} */
let overlay;

/** Set one by one from script: the content security policy allows neither style attributes nor a style sheet without its nonce. */
const STYLES = {
  panel: { position: 'fixed', inset: '0', zIndex: '2147483647', overflow: 'auto', padding: '32px', background: 'rgb(16 21 26 / 0.98)', color: '#f3d3cf' },
  text: { margin: '16px 0', font: '13px/1.5 ui-monospace, monospace', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  button: { position: 'fixed', top: '16px', right: '16px', padding: '6px 14px', font: '14px system-ui', color: '#10151a', background: '#f4f6f8', border: '0', borderRadius: '6px', cursor: 'pointer' },
};

/** Shows the problems of the code that was just saved, above the page, which keeps its state. @param {string[]} problems */
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

/** Called by the overlay's button, on Escape, and when the next build has no problems. */
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
