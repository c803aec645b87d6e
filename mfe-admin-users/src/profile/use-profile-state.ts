import { CODE, type UserProfile } from 'shared-kit/model';
import { useAccount, type LiveOne } from 'shared-kit/state';
import type { PageState } from 'shared-kit/ui-core';
import { useState } from 'react';

export interface ProfileState extends PageState {
  profile: UserProfile | undefined;
  /** Whether the profile was shown before it was removed. */
  wasThere: boolean;
  retry: () => void;
}

/**
 * The state of the page for a live profile. A refused profile counts as missing, because the rules refuse profiles of other companies
 * and those that do not exist alike.
 */
export function useProfileState({ status, data, problem, retry }: LiveOne<UserProfile>): ProfileState {
  const { profile: own } = useAccount();
  const [wasThere, setWasThere] = useState(false);
  const mine = data !== undefined && data.companies.some((company) => own?.companies.includes(company));
  if (mine && !wasThere) setWasThere(true);
  const refused = status === 'error' && problem?.code === CODE.notAuthorized;
  if (refused || (data && !mine)) return { status: 'missing', profile: undefined, wasThere, retry };
  return { status, problem: status === 'error' ? problem : undefined, profile: data, wasThere, retry };
}
