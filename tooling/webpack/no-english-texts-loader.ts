/**
 * Removes the en-US texts of messages from scripts for browsers, which look up every message by its key in the shell's texts. Otherwise each remote that
 * reports a problem would contain these texts again.
 */
export default function withoutEnglishTexts() {
  return 'export const ENGLISH_TEXTS = {};';
}
