/** Figures of quality by month, which the platform writes and the console reads (D-171). */
export { addSession, emptyMonth, removeDomain, removeSession, withDomainsOf, type SessionOfMonth } from './change-month';
export { personIdOf, readCounted, SessionCounter, storedCounted, type CountedSession } from './counted-session';
export { byWorst, faultyOf, NO_QUALITY, readingsOf, sumOfQuality, type QualityFigures } from './figures';
export { shortName } from './limits';
export {
  readMonth,
  storedMonth,
  type HourOfQuality,
  type MonthOfQuality,
  type PersonOfQuality,
  type StreetOfQuality,
} from './month-of-quality';
export { renamePeople, type PersonIn } from './rename-people';
export { firstKeptMonth, monthOf } from './months';
export { foundBy, readSessionQuality, type SessionQuality } from './session-quality';
