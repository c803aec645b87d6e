import type { SessionRef } from 'shared-kit/model';
import { LONG_CALL_LIMIT_MS, type ApiResult } from './call';
import { callApi } from './client';
import type { OwnedDomain } from './domains';

interface RemoveSessions extends OwnedDomain {
  /** Ids, at most {@link REMOVAL_CHUNK} in one call. */
  sessions: readonly string[];
}

/** The number of ids in one removal. They are part of the URL, which must stay short (D-92). */
export const REMOVAL_CHUNK = 100;

/** Removes sessions with all their records (API-09, DASH-06). Never repeat it automatically (D-96). */
export function removeSessions({ company, parentUid, domain, sessions }: RemoveSessions): Promise<ApiResult> {
  return callApi({
    method: 'DELETE',
    path: 'sessions',
    company,
    parentUid,
    query: { domain, session: sessions },
    limitMs: LONG_CALL_LIMIT_MS,
  });
}

/** Pushes a session to the company's listener now instead of at the next full hour (API-13, DASH-11). */
export function triggerSessionPush({ company, domain, session }: SessionRef): Promise<ApiResult> {
  return callApi({ method: 'POST', path: 'triggerSessionPush', company, query: { domain, session, company, isForcedPush: 'true' } });
}
