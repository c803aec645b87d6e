/**
 * Allows plain text in `innerHTML`, which Trusted Types forbid: antd writes style sheets that way, konva the empty text. Text without `<`
 * cannot create an element. All other text is refused.
 */
export function trustTexts(): void {
  globalThis.trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
}
