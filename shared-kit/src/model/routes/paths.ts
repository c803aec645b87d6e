import { pathTo } from './path-pattern';

/**
 * The addresses that the guards name (specification section 2), and so the only ones that shell and kit know. Every other address
 * stands in the `paths.ts` of the remote that serves it; other remotes lead there by a link (decision D-10).
 */
export const paths = {
  home: pathTo('/'),
  login: pathTo('/login'),
  setPassword: pathTo('/setpw'),
  logout: pathTo('/logout'),
} as const;
