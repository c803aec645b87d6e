/** The nonce for styles in this response, or undefined without a content security policy (tests). */
export function styleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  // Browsers hide the value of the attribute from scripts, but not that of the property.
  return document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce || undefined;
}

let patched = false;

/**
 * Sets the nonce of every `<style>` that code creates. antd has a setting for it, but the utilities that antd uses (to measure scroll bars and
 * to lock scrolling behind dialogs) create style elements without it, which the policy would block.
 */
export function giveStylesTheNonce(): void {
  const nonce = styleNonce();
  if (!nonce || patched) return;
  patched = true;
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name.toLowerCase() === 'style') element.nonce = nonce;
    return element;
  }) as typeof document.createElement;
}
