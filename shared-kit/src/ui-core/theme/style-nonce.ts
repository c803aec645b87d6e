/** The nonce that the server gave this response's styles, or undefined where there is no policy (tests). */
export function styleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  // The attribute is hidden from scripts' selectors by some browsers, the property never is.
  return document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce || undefined;
}

let patched = false;

/**
 * Lets every `<style>` made by code carry the nonce. antd takes it by configuration, but the utilities below it
 * (scroll-bar measuring, scroll lock of dialogs) make bare style elements that the policy would refuse.
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
