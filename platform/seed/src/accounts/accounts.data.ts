import type { NewAccount } from 'platform-api/seed';
import { ARMAZEM_1, CENTRAL_WAREHOUSE, COLD_STORE, LICENSE_IDS, NORTH_YARD } from '../companies/companies.data';

export type DemoAccount = NewAccount & { uid: string };

const KEY_PASSWORD = 'demo-key-1';
const MODERATOR_PASSWORD = 'demo-mod-1';
const SIX_DIGITS = '123456';

export const MARCOS_DOMAINS = [CENTRAL_WAREHOUSE.domain, NORTH_YARD.domain];
export const MARIA_DOMAINS = [COLD_STORE.domain];
export const KEY_UID = 'key-ana';
export const MARCOS = 'moderator-marcos';
export const MARIA = 'moderator-maria';
export const ASSISTANT = 'assistant-alice';

const keyUser = { keyUser: true, password: KEY_PASSWORD, emailVerified: true, pwUpdated: true };
const member = { emailVerified: true, pwUpdated: true, companies: ['acme'] };

/** The accounts that docs/product/demo-data.md lists. */
export const NAMED_ACCOUNTS: readonly DemoAccount[] = [
  {
    ...keyUser,
    uid: KEY_UID,
    email: 'key@demo.test',
    firstName: 'Ana',
    lastName: 'Key',
    employeeId: 'K001',
    companies: ['acme', 'norte', 'vazia'],
  },
  {
    ...keyUser,
    uid: 'key-unverified',
    email: 'unverified@demo.test',
    emailVerified: false,
    firstName: 'Otto',
    lastName: 'Prado',
    employeeId: 'K002',
    companies: ['acme'],
  },
  {
    ...keyUser,
    uid: 'key-new',
    email: 'newkey@demo.test',
    pwUpdated: false,
    firstName: 'Nina',
    lastName: 'Nunes',
    employeeId: 'K003',
    companies: ['acme'],
  },
  {
    ...keyUser,
    uid: 'key-blocked',
    email: 'blocked@demo.test',
    pwUpdated: null,
    firstName: 'Bruno',
    lastName: 'Braga',
    employeeId: 'K004',
    companies: ['acme'],
  },
  {
    ...member,
    uid: MARCOS,
    email: 'moderator@demo.test',
    password: MODERATOR_PASSWORD,
    moderator: true,
    firstName: 'Marcos',
    lastName: 'Lima',
    employeeId: 'M001',
    authDomains: MARCOS_DOMAINS,
    authLicenses: Object.values(LICENSE_IDS),
  },
  {
    ...member,
    uid: MARIA,
    email: 'moderator2@demo.test',
    password: MODERATOR_PASSWORD,
    moderator: true,
    firstName: 'Maria',
    lastName: 'Souza',
    employeeId: 'M002',
    authDomains: MARIA_DOMAINS,
  },
  {
    ...member,
    uid: 'moderator-joao',
    email: 'moderator.norte@demo.test',
    password: MODERATOR_PASSWORD,
    moderator: true,
    firstName: 'João',
    lastName: 'Conceição',
    employeeId: 'M003',
    companies: ['norte'],
    authDomains: [ARMAZEM_1.domain],
  },
  {
    ...member,
    uid: ASSISTANT,
    email: 'assistant@demo.test',
    password: 'demo-asst-1',
    assistant: true,
    firstName: 'Alice',
    lastName: 'Assis',
    employeeId: 'A001',
    parent: MARCOS,
    authDomains: MARCOS_DOMAINS,
    authLicenses: Object.values(LICENSE_IDS),
  },
  {
    ...member,
    uid: 'pilot-paulo',
    email: 'pilot@demo.test',
    password: SIX_DIGITS,
    pilot: true,
    firstName: 'Paulo',
    lastName: 'Pires',
    employeeId: 'P001',
    parent: MARCOS,
    authDomains: [CENTRAL_WAREHOUSE.domain],
    authLicenses: Object.values(LICENSE_IDS),
  },
  {
    ...member,
    uid: 'checker-clara',
    email: 'checker@demo.test',
    password: SIX_DIGITS,
    checker: true,
    firstName: 'Clara',
    lastName: 'Campos',
    employeeId: 'C001',
    parent: MARIA,
    authDomains: MARIA_DOMAINS,
  },
];
