const HOUR_MS = 3_600_000;

/** Minutes until pushes are retried at the next full hour; 60 at the exact hour (D-71). */
export function minutesToNextRetry(now: number): number {
  const sinceFullHour = now - Math.floor(now / HOUR_MS) * HOUR_MS;
  return Math.ceil((HOUR_MS - sinceFullHour) / 60_000);
}
