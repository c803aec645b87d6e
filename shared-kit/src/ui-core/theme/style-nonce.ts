/** The nonce for styles in this response, or undefined without a content security policy (tests). */
export function styleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  // Browsers hide the value of the attribute from scripts, but not that of the property.
  return document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce || undefined;
}

let patched = false;

interface CreatesElements {
  createElement(name: string, options?: ElementCreationOptions): HTMLElement;
}

/**
 * Sets the nonce of every `<style>` that code creates. antd has a setting for it, but the utilities that antd uses (to measure scroll bars and
 * to lock scrolling behind dialogs) create style elements without it, which the policy would block.
 */
export function giveStylesTheNonce(): void {
  const nonce = styleNonce();
  if (!nonce || patched) return;
  patched = true;
  // As a type of its own, because one of the function's overloads is deprecated.
  const page: CreatesElements = document;
  const create = page.createElement.bind(document);
  page.createElement = (name, options) => {
    const element = create(name, options);
    if (name.toLowerCase() === 'style') element.nonce = nonce;
    return element;
  };
}
