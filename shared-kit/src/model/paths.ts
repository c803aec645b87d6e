import type { DomainRef, SessionRef } from './entities';

const seg = encodeURIComponent;
const company = (c: string) => `/company/${seg(c)}`;
const domain = (d: DomainRef) => `${company(d.company)}/domains/${seg(d.domain)}`;

/**
 * Every address of the console, in the spelling of the route table (specification section 2, decisions D-10 and D-11).
 * Sessions and tasks say `domains`, settings say `domain`. Nobody builds a link any other way.
 */
export const paths = {
  home: () => '/',
  login: () => '/login',
  forgotPassword: () => '/forgotpw',
  setPassword: () => '/setpw',
  changePassword: () => '/changepw',
  logout: () => '/logout',
  profile: (uid?: string) => (uid === undefined ? '/profile' : `/profile/${seg(uid)}`),
  company,
  sessions: domain,
  session: (s: SessionRef) => `${domain(s)}/sessions/${seg(s.session)}`,
  allAddresses: (d: DomainRef) => `${domain(d)}/all`,
  tasks: (d: DomainRef) => `${domain(d)}/tasks`,
  createTask: (d: DomainRef) => `${domain(d)}/tasks/create`,
  domainSettings: (d: DomainRef) => `${company(d.company)}/domain/${seg(d.domain)}/settings`,
  manageUsers: () => '/manageusers',
  addUser: () => '/adduser',
  addUsers: () => '/adduser/spreadsheet',
  manageDomains: () => '/managedomains',
  manageKeys: () => '/managekeys',
  createKey: () => '/managekeys/create',
  keyDomains: (apiKeyId: string) => `/managekeys/${seg(apiKeyId)}/authDomains`,
} as const;
