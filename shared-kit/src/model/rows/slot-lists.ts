/** Lists of rows by their slots: numbers in typed arrays, so that a copy of 100,000 takes less than a millisecond. */
export type Slots = Uint32Array<ArrayBuffer>;

export const NO_SLOTS: Slots = new Uint32Array();

/** 0 up to before `length`. */
export function firstSlots(length: number): Slots {
  const slots = new Uint32Array(length);
  for (let slot = 0; slot < length; slot++) slots[slot] = slot;
  return slots;
}

/**
 * A sorted list in which some rows have changed: without those of `changed`, and with those of `added`, where they belong. Only these are compared;
 * the others are copied.
 */
export function withChanged(
  list: Slots,
  changed: ReadonlySet<number>,
  added: readonly number[],
  compare: (one: number, other: number) => number,
): Slots {
  const rest = without(list, changed);
  const merged = new Uint32Array(rest.length + added.length);
  let read = 0;
  let written = 0;
  for (const slot of [...added].sort(compare)) {
    const place = placeOf(rest, slot, read, compare);
    merged.set(rest.subarray(read, place), written);
    written += place - read;
    read = place;
    merged[written++] = slot;
  }
  merged.set(rest.subarray(read), written);
  return merged;
}

/** A loop over marks: looking each slot up in the set would take most of the time of a change. */
function without(list: Slots, changed: ReadonlySet<number>): Slots {
  if (changed.size === 0) return list;
  let length = 0;
  for (const slot of changed) length = Math.max(length, slot + 1);
  const isChanged = new Uint8Array(length);
  for (const slot of changed) isChanged[slot] = 1;
  const rest = new Uint32Array(list.length);
  let count = 0;
  for (let place = 0; place < list.length; place++) if (!isChanged[list[place]!]) rest[count++] = list[place]!;
  return rest.subarray(0, count);
}

/** The first place, from `from` on, of a row that comes after `slot`. */
function placeOf(list: Slots, slot: number, from: number, compare: (one: number, other: number) => number): number {
  let low = from;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(list[middle]!, slot) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
