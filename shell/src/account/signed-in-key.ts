/** The key in local storage of the mark that a user was signed in at the last visit. The first script of the page uses it, so it stands alone. */
export const SIGNED_IN_KEY = 'signedIn';
