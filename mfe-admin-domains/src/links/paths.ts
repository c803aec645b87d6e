import { pathTo } from 'shared-kit/model';

/** The paths of this remote, as its `remote.json` declares them. Settings say `domain`, not `domains` (D-10). */
export const paths = {
  domains: pathTo('/managedomains'),
  activity: pathTo('/company/:company/activity'),
  addDomain: pathTo('/addDomain'),
  settings: pathTo('/company/:company/domain/:domain/settings'),
  manualInputField: pathTo('/manualInputField/:index'),
  addLicense: pathTo('/addLicense'),
} as const;
