import { paths } from 'shared-kit/model';

/**
 * Where to go after signing in: the path that the guard turned away from, which the state of the login page's history entry holds, else the start
 * page. Addresses outside this console and the login page itself are ignored. So is the page of the first password: the guard leads users who need it
 * there anyway, and it refuses all others.
 */
export function wantedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return paths.home();
  return [paths.login(), paths.setPassword()].some((path) => from.startsWith(path)) ? paths.home() : from;
}
