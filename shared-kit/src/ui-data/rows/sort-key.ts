/** A number with fewer digits is filled up with zeros in front. */
const DIGITS = 12;

/** The key by which a table sorts a text: without case and accents, digits by value ("Aisle 9" before "Aisle 10"). Keys compare with `<`. */
export function sortKey(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}
