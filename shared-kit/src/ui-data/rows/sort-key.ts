/**
 * The key by which a text is sorted: without case and accents, digits by value ("Aisle 9" before "Aisle 10"). Comparing such keys with `<`
 * is many times faster than a collator, which matters with 100,000 rows.
 */
export function sortKey(text: string): string {
  let key = text.toLowerCase();
  if (!isAscii(key)) key = key.normalize('NFD').replace(/\p{M}/gu, '');
  return hasDigit(key) ? key.replace(/\d+/g, padDigits) : key;
}

function padDigits(digits: string): string {
  return digits.length >= 12 ? digits : digits.padStart(12, '0');
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) return false;
  return true;
}

function hasDigit(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}
