/** Marks in the browser's timeline that the last record is read, or that the whole map is drawn. A bench measures the time between them. */
export function markMoment(moment: 'records' | 'drawn'): void {
  // jsdom does not implement `performance.mark`.
  if ('mark' in performance) performance.mark(`rack-map-${moment}`);
}
