import { paths } from '../paths';

/**
 * Where to go after signing in: the path that the guard turned away from, kept in the history entry, else home. Whatever is
 * not a path of this console, or is the login page itself, is ignored; so is the page of the first password, to which the guard
 * leads whoever needs it, and where all others would find a refusal instead of their start page.
 */
export function wantedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return paths.home();
  return [paths.login(), paths.setPassword()].some((path) => from.startsWith(path)) ? paths.home() : from;
}
