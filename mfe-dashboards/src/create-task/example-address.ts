/** An address that fits the pattern: street 01, column 02, level 03, position 04, a letter for a constant (D-41). */
export function exampleAddress(pattern: string): string {
  const numbers: Record<string, string> = { R: '1', C: '2', N: '3', A: '4' };
  return pattern.replace(/R+|C+|N+|A+|\*/g, (part) => (part === '*' ? 'G' : (numbers[part.charAt(0)] ?? '').padStart(part.length, '0')));
}
