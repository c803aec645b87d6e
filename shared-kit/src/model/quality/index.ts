/** Figures of quality by month, which the platform writes and the console reads (D-171). */
export {
  NO_QUALITY,
  readMonth,
  storedMonth,
  type HourOfQuality,
  type MonthOfQuality,
  type PersonOfQuality,
  type QualityFigures,
  type StreetOfQuality,
} from './month-of-quality';
export { readSessionQuality, type SessionQuality } from './session-quality';
