import { LAST_MOMENT_MS } from '../entities/limits';

/** `companies/{company}/licenses/{id}` (LIC-07). API calls name the document's id as `licenseKey` (D-47). */
export interface License {
  id: string;
  description: string;
  serialNumber: string;
  company: string;
  isActive: boolean;
  /** Epoch milliseconds; null for a licence that does not end. */
  expDate: number | null;
  authDomains: string[];
}

/** The stored end of a licence in epoch milliseconds: seconds, as the apps write them, or a Timestamp; null without one. */
export function readExpDate(stored: unknown): number | null {
  const seconds = typeof stored === 'object' && stored !== null ? (stored as { seconds?: unknown }).seconds : stored;
  if (typeof seconds !== 'number') return null;
  const ms = seconds * 1000;
  return Math.abs(ms) <= LAST_MOMENT_MS ? ms : null;
}

export type LicenseState = 'active' | 'inactive' | 'expired';

/** The state of a licence. One that is switched off is never `expired` (DATA-11, D-47). `now` in milliseconds since 1970. */
export function licenseState({ isActive, expDate }: Pick<License, 'isActive' | 'expDate'>, now: number): LicenseState {
  if (!isActive) return 'inactive';
  return expDate !== null && expDate < now ? 'expired' : 'active';
}
