import { pathTo } from 'shared-kit/model';

/** The paths of this remote, as its `remote.json` declares them. */
export const paths = {
  profile: pathTo('/profile/:uid'),
  users: pathTo('/manageusers'),
  addUser: pathTo('/adduser'),
  addUsers: pathTo('/adduser/spreadsheet'),
} as const;
