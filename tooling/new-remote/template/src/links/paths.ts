import { pathTo } from 'shared-kit/model';

/** The paths of this remote, as declared in its `remote.json`. */
export const paths = {
  start: pathTo('/example'),
  company: pathTo('/example/:company'),
} as const;
