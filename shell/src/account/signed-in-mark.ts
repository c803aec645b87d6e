const KEY = 'signedIn';

/** Whether a user was signed in at the last visit: a guess that is available before the identity service answers. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function markSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is optional: the mark only speeds up the next start.
  }
}
