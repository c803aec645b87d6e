const PAGE = 8;

/** The index of the option that a key moves to, or null for other keys. Arrows wrap around at both ends. */
export function nextOption(current: number, count: number, key: string): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  if (key === 'PageDown') return Math.min(current + PAGE, count - 1);
  if (key === 'PageUp') return Math.max(current - PAGE, 0);
  return null;
}
