import { pathTo } from 'shared-kit/model';

/** The address of this remote, as its `remote.json` declares it. */
export const paths = {
  label: pathTo('/label/:index'),
} as const;
