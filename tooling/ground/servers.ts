/** The programs of a release. The embedded Firebase and the seed are no part of it. */
export const SERVERS = ['platform-web', 'platform-api'];
