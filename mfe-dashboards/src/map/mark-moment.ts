/** Notes when the last record had been read, and each drawing of the whole map: what lies between is measured by a bench. */
export function markMoment(moment: 'records' | 'drawn'): void {
  // Test environments know no marks.
  if ('mark' in performance) performance.mark(`rack-map-${moment}`);
}
