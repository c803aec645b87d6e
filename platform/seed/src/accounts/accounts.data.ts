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

type Details = Omit<Partial<DemoAccount>, 'uid' | 'email'>;

/** An account of acme with a verified email and a password of its own, unless the details differ. */
function account(uid: string, email: string, name: string, employeeId: string, password: string, details: Details): DemoAccount {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { uid, email, firstName, lastName, employeeId, password, emailVerified: true, pwUpdated: true, companies: ['acme'], ...details };
}

const keyUser = (uid: string, email: string, name: string, employeeId: string, details: Details): DemoAccount =>
  account(uid, email, name, employeeId, KEY_PASSWORD, { keyUser: true, ...details });

const moderator = (uid: string, email: string, name: string, employeeId: string, details: Details): DemoAccount =>
  account(uid, email, name, employeeId, MODERATOR_PASSWORD, { moderator: true, ...details });

const MARCOS_LICENSES = Object.values(LICENSE_IDS);

/** The accounts that docs/product/demo-data.md lists. */
export const NAMED_ACCOUNTS: readonly DemoAccount[] = [
  keyUser(KEY_UID, 'key@demo.test', 'Ana Key', 'K001', { companies: ['acme', 'norte', 'vazia'] }),
  keyUser('key-unverified', 'unverified@demo.test', 'Otto Prado', 'K002', { emailVerified: false }),
  keyUser('key-new', 'newkey@demo.test', 'Nina Nunes', 'K003', { pwUpdated: false }),
  keyUser('key-blocked', 'blocked@demo.test', 'Bruno Braga', 'K004', { pwUpdated: null }),
  moderator(MARCOS, 'moderator@demo.test', 'Marcos Lima', 'M001', { authDomains: MARCOS_DOMAINS, authLicenses: MARCOS_LICENSES }),
  moderator(MARIA, 'moderator2@demo.test', 'Maria Souza', 'M002', { authDomains: MARIA_DOMAINS }),
  moderator('moderator-joao', 'moderator.norte@demo.test', 'João Conceição', 'M003', {
    companies: ['norte'],
    authDomains: [ARMAZEM_1.domain],
  }),
  account(ASSISTANT, 'assistant@demo.test', 'Alice Assis', 'A001', 'demo-asst-1', {
    assistant: true,
    parent: MARCOS,
    authDomains: MARCOS_DOMAINS,
    authLicenses: MARCOS_LICENSES,
  }),
  account('pilot-paulo', 'pilot@demo.test', 'Paulo Pires', 'P001', SIX_DIGITS, {
    pilot: true,
    parent: MARCOS,
    authDomains: [CENTRAL_WAREHOUSE.domain],
    authLicenses: MARCOS_LICENSES,
  }),
  account('checker-clara', 'checker@demo.test', 'Clara Campos', 'C001', SIX_DIGITS, {
    checker: true,
    parent: MARIA,
    authDomains: MARIA_DOMAINS,
  }),
];
