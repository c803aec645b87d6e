import { ITEMS_PER_STEP, type Steps } from 'shared-kit/model/session-export';
import type { TextKeys } from './text-keys';

/**
 * A number for each key, made of its first characters behind those that all of them have in common. Where the numbers of two keys differ,
 * the keys have the same order. Where they are equal and whole, the keys are the same; where they are equal and have a half, the keys must
 * be compared. Comparing numbers is several times faster.
 *
 * @param positions the keys that are meant, of `size`; the others have the number 0.
 */
export function* leadingNumbers(keys: TextKeys, positions: Uint32Array, size: number): Steps<Float64Array> {
  const numbers = new Float64Array(size);
  let common = positions.length === 0 ? 0 : keys.lengthOf(positions[0]!);
  for (let next = 1; next < positions.length; next++) {
    common = keys.commonLength(positions[0]!, positions[next]!, common);
    if ((next + 1) % ITEMS_PER_STEP === 0) yield 0;
  }
  for (let next = 0; next < positions.length; next++) {
    const position = positions[next]!;
    numbers[position] = keys.leadingNumber(position, common);
    if ((next + 1) % ITEMS_PER_STEP === 0) yield 0;
  }
  return numbers;
}
