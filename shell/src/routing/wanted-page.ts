import { paths } from 'shared-kit/model';

/** The page that opens after the sign-in: the one the user asked for, by default home (decision D-22). */
export function wantedPage(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' ? from.replace(/[?#].*/, '') : paths.home();
}
