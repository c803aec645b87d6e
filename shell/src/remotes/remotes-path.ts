/** Where the console tells how its remotes are doing. */
export const REMOTES_PATH = '/remotes';
