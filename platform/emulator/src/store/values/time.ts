/** A time in whole microseconds since 1970. A double holds it exactly until the year 2255. */
export type Micros = number;

/** By the wall clock, since `performance.now()` stops while the machine sleeps. */
export const nowMicros = (): Micros => Date.now() * 1000;

/** Such as `2024-05-01T10:00:00.123456Z`. All texts have the same length, so that they order as their times. */
export function formatTime(micros: Micros): string {
  const millis = Math.floor(micros / 1000);
  const rest = micros - millis * 1000;
  return `${new Date(millis).toISOString().slice(0, -1)}${String(rest).padStart(3, '0')}Z`;
}

const RFC3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** Converts an RFC 3339 time to the form of `formatTime`; undefined for any other text. */
export function normalizeTime(text: string): string | undefined {
  const match = RFC3339.exec(text);
  if (!match) return undefined;
  const [, seconds = '', fraction = '', zone = 'Z'] = match;
  const millis = Date.parse(`${seconds}${zone}`);
  if (Number.isNaN(millis)) return undefined;
  return `${new Date(millis).toISOString().slice(0, 19)}.${fraction.padEnd(6, '0').slice(0, 6)}Z`;
}

/** Reads RFC 3339; digits beyond microseconds are dropped. Undefined for any other text. */
export function parseTime(text: string): Micros | undefined {
  const normal = normalizeTime(text);
  if (normal === undefined) return undefined;
  return Date.parse(`${normal.slice(0, 19)}Z`) * 1000 + Number(normal.slice(20, 26));
}
