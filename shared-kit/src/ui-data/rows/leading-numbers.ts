import { ITEMS_PER_STEP, type Steps } from 'shared-kit/model/session-export';

/** So many characters of seven bits are a number that is exact. */
const CHARACTERS = 7;
const SIZE = 128;

/**
 * A number for each text, made of its first characters behind those that all the texts have in common. Where the numbers of two texts
 * differ, the texts have the same order; where they are equal, the texts must be compared. Comparing numbers is several times faster.
 *
 * @param positions of the texts; the others have the number 0.
 */
export function* leadingNumbers(texts: readonly string[], positions: Uint32Array): Steps<Float64Array> {
  const start = yield* commonLength(texts, positions);
  const numbers = new Float64Array(texts.length);
  for (let next = 0; next < positions.length; next++) {
    const position = positions[next]!;
    numbers[position] = leadingNumber(texts[position]!, start);
    if ((next + 1) % ITEMS_PER_STEP === 0) yield 0;
  }
  return numbers;
}

/** How many characters all the texts begin with. */
function* commonLength(texts: readonly string[], positions: Uint32Array): Steps<number> {
  const first = texts[positions[0] ?? 0] ?? '';
  let length = first.length;
  for (let next = 1; next < positions.length; next++) {
    const text = texts[positions[next]!]!;
    if (text.length < length) length = text.length;
    let same = 0;
    while (same < length && text.charCodeAt(same) === first.charCodeAt(same)) same++;
    length = same;
    if ((next + 1) % ITEMS_PER_STEP === 0) yield 0;
  }
  return length;
}

function leadingNumber(text: string, start: number): number {
  let number = 0;
  let isAscii = true;
  for (let index = start; index < start + CHARACTERS; index++) {
    let code = 0;
    if (isAscii && index < text.length) code = Math.min(text.charCodeAt(index), SIZE - 1);
    // All greater characters count the same, so what follows them does not count.
    if (code === SIZE - 1) isAscii = false;
    number = number * SIZE + code;
  }
  return number;
}
