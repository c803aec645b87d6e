/** Copies the text to the clipboard. False when the browser does not allow that: without permission, or in an insecure page. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The older method, which also works in pages without `https`. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'ic-hidden';
  // Added inside an open dialog, because a dialog takes the focus back from elements outside.
  (before?.closest('[role=dialog]') ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way for a browser that refuses its clipboard
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
