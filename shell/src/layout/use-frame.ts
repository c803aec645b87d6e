import { matchPath, paths, useLocation } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { useState } from 'react';
import { wasSignedIn } from '../boot/signed-in-mark';

/** What stands around the page: nothing, the drawer's place until it is known who is signed in, or the drawer. */
export type FrameState = 'none' | 'reserved' | 'shown';

/** The frame to show. Its place is kept from the first paint on, so that no page jumps aside once the user is known. */
export function useFrame(): FrameState {
  const { loaded, user } = useAccount();
  const { pathname } = useLocation();
  const [expected] = useState(wasSignedIn);
  // A signed-in user is redirected from the login page: the frame renders together with the page that follows.
  if (matchPath(paths.login(), pathname)) return 'none';
  if (user) return 'shown';
  return !loaded && expected ? 'reserved' : 'none';
}
