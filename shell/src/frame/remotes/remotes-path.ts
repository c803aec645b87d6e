/** The path of the page of the remotes. */
export const REMOTES_PATH = '/remotes';
