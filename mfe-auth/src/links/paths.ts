import { pathTo, paths as guards } from 'shared-kit/model';

/** The paths of this remote, as its `remote.json` declares them. The guards of the shell redirect to most of them. */
export const paths = {
  ...guards,
  forgotPassword: pathTo('/forgotpw'),
} as const;
