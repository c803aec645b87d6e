import { pathTo } from './path-pattern';

/**
 * The paths that the guards redirect to (ROUTE-01, ROUTE-04, ROUTE-08, ROUTE-27). Shell and kit know no others: each remote has its own paths in its
 * `paths.ts`, and other remotes refer to them by links (D-10).
 */
export const paths = {
  home: pathTo('/'),
  login: pathTo('/login'),
  setPassword: pathTo('/setpw'),
  logout: pathTo('/logout'),
} as const;
