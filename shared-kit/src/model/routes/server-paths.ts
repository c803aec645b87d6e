/**
 * Whether the web server answers the path itself, as it does everything below these, where no page is possible. A test of the server compares
 * this list with its routes. The server also answers files, and the contract forbids routes that end like one.
 */
export const isServerPath = (path: string): boolean => /^\/(api|assets|metrics|remotes|\.well-known|__[^/]*)(\/|$)/i.test(path);
