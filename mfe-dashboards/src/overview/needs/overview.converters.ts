import type { DocumentData } from 'shared-kit/firebase/data';
import { readExpDate, type ApiKey, type License, type Session } from 'shared-kit/model';

export type LastSession = Pick<Session, 'id' | 'name' | 'startTime' | 'endTime' | 'total' | 'empty' | 'invalid'>;

/** An API key that should be renewed. */
export type OldKey = Pick<ApiKey, 'id' | 'description' | 'creationDate' | 'status'>;

/** A licence that ends soon or ended recently. */
export type EndingLicense = Pick<License, 'id' | 'description' | 'expDate' | 'authDomains'>;

const LAST_MOMENT_MS = 8.64e15;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0);

/** Epoch milliseconds of a Timestamp or a Date; null for anything else. */
function moment(value: unknown): number | null {
  if (value instanceof Date) return value.getTime();
  const seconds = typeof value === 'object' && value !== null ? (value as { seconds?: unknown }).seconds : undefined;
  return typeof seconds === 'number' && Math.abs(seconds * 1000) <= LAST_MOMENT_MS ? seconds * 1000 : null;
}

export const toCountedSession = (id: string, data: DocumentData): LastSession => ({
  id,
  name: text(data['name']) || id,
  startTime: moment(data['startTime']),
  endTime: moment(data['endTime']),
  total: count(data['total']),
  empty: count(data['empty']),
  invalid: count(data['invalid']),
});

export const toOldKey = (id: string, data: DocumentData): OldKey => ({
  id,
  description: text(data['description']) || id,
  creationDate: moment(data['creationDate']),
  status: text(data['status']),
});

export const toEndingLicense = (id: string, data: DocumentData): EndingLicense => ({
  id,
  description: text(data['description']) || id,
  expDate: readExpDate(data['expDate']),
  authDomains: Array.isArray(data['authDomains']) ? data['authDomains'].filter((one) => typeof one === 'string') : [],
});
