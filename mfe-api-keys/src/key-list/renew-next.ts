import { KEY_AGE_MS, safetyLevel, type ApiKey } from 'shared-kit/model';

export interface RenewalPlan {
  /** Keys past the safe age, the oldest first. */
  due: ApiKey[];
  /** The key that comes first when none is due, and when. */
  next: { key: ApiKey; at: number } | null;
}

/** Which keys should be renewed next. Those that have ended, or carry no date, never are. */
export function planRenewals(keys: readonly ApiKey[], now: number): RenewalPlan {
  const running = keys
    .filter((key): key is ApiKey & { creationDate: number } => key.status !== 'INVALID' && key.creationDate !== null)
    .sort((a, b) => a.creationDate - b.creationDate);
  const due = running.filter((key) => safetyLevel(key, now) !== 'safe');
  const [first] = running;
  return { due, next: due.length === 0 && first ? { key: first, at: first.creationDate + KEY_AGE_MS.safe } : null };
}
