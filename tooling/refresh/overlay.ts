let overlay: HTMLElement | undefined;

/** The problems by their source: the URL of a build, or the page. */
const problemsBySource: Map<string, string[]> = new Map();

/** Set one by one by script, since the content security policy allows neither style attributes nor style sheets without a nonce. */
const STYLES = {
  panel: {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483647',
    overflow: 'auto',
    padding: '32px',
    background: 'rgb(16 21 26 / 0.98)',
    color: '#f3d3cf',
  },
  text: { margin: '16px 0', font: '13px/1.5 ui-monospace, monospace', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  button: {
    position: 'fixed',
    top: '16px',
    right: '16px',
    padding: '6px 14px',
    font: '14px system-ui',
    color: '#10151a',
    background: '#f4f6f8',
    border: '0',
    borderRadius: '6px',
    cursor: 'pointer',
  },
};

/**
 * Shows the present problems of one source over the page, together with those of other sources. An empty list removes them. The page keeps its state. A
 * closed overlay stays closed until something changes.
 */
export function showProblems(source: string, problems: string[]) {
  if (JSON.stringify(problemsBySource.get(source) ?? []) === JSON.stringify(problems)) return;
  problemsBySource.set(source, problems);
  hideProblems();
  const all = [...new Set([...problemsBySource.values()].flat())];
  if (all.length === 0) return;
  overlay = element('div', STYLES.panel, '');
  overlay.setAttribute('role', 'alertdialog');
  overlay.setAttribute('aria-label', 'Problems in the code');
  const close = element('button', STYLES.button, 'Close');
  close.addEventListener('click', hideProblems);
  overlay.append(close, ...all.map((problem) => element('pre', STYLES.text, problem)));
  document.body.append(overlay);
}

/** The source of errors of running code. */
const PAGE = 'page';

/** Shows an error that the code threw while it ran, until new code arrives. */
export const showError = (error: string) => showProblems(PAGE, [error]);

/** Removes the errors that older code threw. */
export const clearErrors = () => showProblems(PAGE, []);

/** Called by the overlay's button and on Escape. */
export function hideProblems() {
  overlay?.remove();
  overlay = undefined;
}

function element(tag: string, styles: Record<string, string>, text: string) {
  const element = document.createElement(tag);
  Object.assign(element.style, styles);
  element.textContent = text;
  return element;
}
