/**
 * Whether the page has what the console cannot run without: a secure context, without which there are no ids, hashes, locks and clipboard, and a
 * browser of the last years.
 */
export const hasNeeds = (): boolean => isSecureContext && 'any' in AbortSignal && 'adoptedStyleSheets' in document;
