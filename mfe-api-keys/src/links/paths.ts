import { pathTo } from 'shared-kit/model';

/** The paths of this remote, as its `remote.json` declares them. */
export const paths = {
  keys: pathTo('/managekeys'),
  createKey: pathTo('/managekeys/create'),
  keyDomains: pathTo('/managekeys/:apiKeyId/authDomains'),
} as const;
