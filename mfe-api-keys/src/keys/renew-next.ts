import { KEY_AGE_MS, safetyLevel, type ApiKey } from 'shared-kit/model';

export interface RenewalPlan {
  /** Keys beyond the safe age, oldest first. */
  due: ApiKey[];
  /** If no key is due, the first that will be, and when, in milliseconds since 1970. */
  next: { key: ApiKey; at: number } | null;
}

/** Which keys to renew next. Invalid keys and keys without a date are left out. */
export function planRenewals(keys: readonly ApiKey[], now: number): RenewalPlan {
  const running = keys
    .filter((key): key is ApiKey & { creationDate: number } => key.status !== 'INVALID' && key.creationDate !== null)
    .sort((a, b) => a.creationDate - b.creationDate);
  const due = running.filter((key) => safetyLevel(key, now) !== 'safe');
  const [first] = running;
  return { due, next: due.length === 0 && first ? { key: first, at: first.creationDate + KEY_AGE_MS.safe } : null };
}
