import { pathTo, paths as guards } from 'shared-kit/model';

/** The paths of this remote, as its `remote.json` declares them; most are those that the guards name. */
export const paths = {
  ...guards,
  forgotPassword: pathTo('/forgotpw'),
} as const;
