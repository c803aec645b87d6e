import { paths } from 'shared-kit/model';

/**
 * The path to open after the sign-in: the one from which the guard has redirected, stored in the history state of the login page, or else the start
 * page. URLs outside this console and the login page itself are ignored. So is the page of the first password: the guard redirects users who need it
 * there anyway, and it refuses all others.
 */
export function wantedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return paths.home();
  return [paths.login(), paths.setPassword()].some((path) => from.startsWith(path)) ? paths.home() : from;
}
