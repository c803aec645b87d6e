import { pathTo } from 'shared-kit/model';

const DOMAIN = '/company/:company/domains/:domain';

/** The paths of this remote, as its `remote.json` declares them. Those of sessions and tasks contain `domains` (D-10). */
export const paths = {
  home: pathTo('/'),
  company: pathTo('/company/:company'),
  companyQuality: pathTo('/company/:company/quality'),
  sessions: pathTo(DOMAIN),
  session: pathTo(`${DOMAIN}/sessions/:session`),
  allAddresses: pathTo(`${DOMAIN}/all`),
  map: pathTo(`${DOMAIN}/map`),
  compare: pathTo(`${DOMAIN}/compare`),
  quality: pathTo(`${DOMAIN}/quality`),
  whereIs: pathTo(`${DOMAIN}/where`),
  tasks: pathTo(`${DOMAIN}/tasks`),
  createTask: pathTo(`${DOMAIN}/tasks/create`),
} as const;
