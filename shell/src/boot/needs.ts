/** What the console cannot run without, in the order in which it is told. */
const NEEDS = {
  // Only a secure context has ids, hashes, locks and the clipboard.
  secure: () => isSecureContext,
  browser: () => 'any' in AbortSignal && 'adoptedStyleSheets' in document && 'findLast' in Array.prototype,
};

export type Need = keyof typeof NEEDS;

/** What is missing here; empty if the console can run. */
export const missingNeeds = (): Need[] => (Object.keys(NEEDS) as Need[]).filter((need) => !NEEDS[need]());
