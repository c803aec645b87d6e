/**
 * Removes the en-US texts of messages from the scripts that browsers load: every message is looked up by its key in the shell's texts.
 * Otherwise each remote that reports a problem would bring these texts again.
 */
export default function withoutEnglishTexts() {
  return 'export const ENGLISH_TEXTS = {};';
}
