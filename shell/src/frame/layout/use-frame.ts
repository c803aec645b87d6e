import { matchPath } from 'shared-kit/host/router';
import { useAccountPart } from 'shared-kit/host/state';
import { paths } from 'shared-kit/model';
import { useLocation } from 'shared-kit/router';
import { useState } from 'react';
import { wasSignedIn } from '../../account/signed-in-mark';

/** The frame beside the page: none, empty room for the drawer until the user is known, or the drawer. */
export type FrameState = 'none' | 'reserved' | 'shown';

/** The frame to show. Its room is reserved from the first paint on, so that the page does not jump when the user is known. */
export function useFrame(): FrameState {
  const { pathname } = useLocation();
  const [expected] = useState(wasSignedIn);
  // A signed-in user is redirected from the login page: the frame renders together with the page that follows.
  const isAtLogin = matchPath(paths.login(), pathname) !== null;
  return useAccountPart(({ loaded, user }) => {
    if (isAtLogin) return 'none';
    if (user) return 'shown';
    return !loaded && expected ? 'reserved' : 'none';
  });
}
