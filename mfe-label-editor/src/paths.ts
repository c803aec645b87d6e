import { pathTo } from 'shared-kit/model';

/** The address of this remote's page, as `remote.json` declares it. */
export const paths = {
  label: pathTo('/label/:index'),
} as const;
