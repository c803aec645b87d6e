const PAGE = 8;

/** Where a key leads to among the options, or null when it means nothing to them. At the ends the arrows go round. */
export function nextOption(current: number, count: number, key: string): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  if (key === 'PageDown') return Math.min(current + PAGE, count - 1);
  if (key === 'PageUp') return Math.max(current - PAGE, 0);
  return null;
}
