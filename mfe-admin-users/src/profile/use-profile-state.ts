import { CODE, type UserProfile } from 'shared-kit/model';
import { useAccount, type LiveOne } from 'shared-kit/state';
import type { PageState } from 'shared-kit/ui-core';
import { useState } from 'react';

export interface ProfileState extends PageState {
  profile: UserProfile | undefined;
  /** It was on screen before it went. */
  wasThere: boolean;
  retry: () => void;
}

/**
 * A live profile as the state of its page. The rules refuse a profile that does not exist like one of another company, so
 * both are a profile that is not there.
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
