export const REMOTES_PATH = '/remotes';
