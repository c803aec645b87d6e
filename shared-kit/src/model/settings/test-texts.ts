import { MAX_TEST_TEXT_LENGTH, MAX_TEST_TEXTS } from '../limits';

/** The texts that a pattern is tried on as they are stored: each once, and none that is empty. */
export const tidyTestTexts = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');

/**
 * Why texts cannot be kept with a pattern: one is too long or holds half a character, which nothing can store, or there are too many.
 * Control characters may be in them, since barcodes hold them.
 */
export function testTextsProblem(texts: readonly string[]): 'tooLong' | 'tooMany' | null {
  if (texts.some((text) => text.length > MAX_TEST_TEXT_LENGTH || /\p{Cs}/u.test(text))) return 'tooLong';
  return texts.length > MAX_TEST_TEXTS ? 'tooMany' : null;
}
