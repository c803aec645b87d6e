import { pathTo } from 'shared-kit/model';

/** The addresses of this remote, as its `remote.json` declares them. */
export const paths = {
  start: pathTo('/example'),
  company: pathTo('/example/:company'),
} as const;
