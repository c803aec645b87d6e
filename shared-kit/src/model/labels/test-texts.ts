import { MAX_TEST_TEXT_LENGTH, MAX_TEST_TEXTS } from '../entities/limits';

/** The test texts of a pattern as they are stored: without repeated and empty ones. */
export const tidyTestTexts = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');

/**
 * Why test texts cannot be stored with a pattern: one is too long or has a lone surrogate, which Firestore cannot store, or there are too
 * many. Control characters are allowed, because barcodes may contain them.
 */
export function testTextsProblem(texts: readonly string[]): 'tooLong' | 'tooMany' | null {
  if (texts.some((text) => text.length > MAX_TEST_TEXT_LENGTH || /\p{Cs}/u.test(text))) return 'tooLong';
  return texts.length > MAX_TEST_TEXTS ? 'tooMany' : null;
}
