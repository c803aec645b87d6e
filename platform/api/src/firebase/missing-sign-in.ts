export const hasCode = (error: unknown, code: string): boolean => (error as { code?: unknown }).code === code;

/** The result; undefined for a user without a sign-in. */
export const ifSignIn = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (!hasCode(error, 'auth/user-not-found')) throw error;
    return undefined;
  });
