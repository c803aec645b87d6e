/** The browser's store of the scripts that every user waits for. The service worker fills it (ADR-0088), and every script of a page could write into it. */
export const KEPT_STORE = 'scripts';
