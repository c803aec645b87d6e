/** The nonce that the server gave this response's styles, or undefined where there is no policy (tests). */
export function styleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  // Browsers hide the value of the attribute from scripts; the property has it.
  return document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce || undefined;
}

let patched = false;

/**
 * Gives the nonce to every `<style>` that code creates. antd takes it as a setting, but the utilities it uses (measuring scroll bars,
 * locking the scroll behind dialogs) create style elements without it, which the policy would refuse.
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
