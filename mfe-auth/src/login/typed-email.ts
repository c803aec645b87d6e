/** The email that was typed on another page of signing in, kept in the history entry so that nobody types it twice. */
export function typedEmail(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined;
  return typeof email === 'string' ? email : '';
}
