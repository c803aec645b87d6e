/** The entry of a menu that a key moves to from the current one; null for a key without a meaning in menus. */
export function nextItem(labels: readonly string[], current: number, key: string): number | null {
  const last = labels.length - 1;
  if (last < 0) return null;
  if (key === 'ArrowDown') return current >= last ? 0 : current + 1;
  if (key === 'ArrowUp') return current <= 0 ? last : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length !== 1 || key === ' ') return null;
  const order = labels.map((_, step) => (current + 1 + step) % labels.length);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(key.toLowerCase())) ?? null;
}
