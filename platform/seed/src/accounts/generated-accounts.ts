import { stripAccents } from 'shared-kit/model';
import { CENTRAL_WAREHOUSE, LICENSE_IDS } from '../companies/companies.data';
import { Random } from '../ground/random';
import { MARCOS, MARIA, MARIA_DOMAINS, type DemoAccount } from './accounts.data';

const COUNT = 40;
const FIRST = 'Adriana Bento Camila Diego Elisa Fábio Gabriela Heitor Iara Jonas Karina Léo Mônica Nélson Olívia Pedro'.split(' ');
const LAST = 'Almeida Barbosa Cardoso Dias Esteves Ferraz Gonçalves Hora Ibáñez Jardim Leão Moraes Neves Ortiz Peña Ramos'.split(' ');

const plain = (text: string): string => stripAccents(text).toLowerCase();

/** Somebody's name, and the address that the option "lacks institutional email" makes of it (D-32). */
export function somebody(random: Random, company: string, number: string) {
  const firstName = random.pick(FIRST);
  const lastName = random.pick(LAST);
  return { firstName, lastName, email: `${plain(firstName)}.${plain(lastName)}.${number}@${company}.users.invalid` };
}

/** Forty pilots and checkers of acme without a mail address of their own, so that the users table has pages. */
export function generatedAccounts(): DemoAccount[] {
  const random = new Random('users');
  return Array.from({ length: COUNT }, (_, i) => {
    const number = String(i + 1).padStart(2, '0');
    const pilot = i % 2 === 0;
    const underMarcos = i % 4 < 2;
    return {
      uid: `${pilot ? 'pilot' : 'checker'}-${number}`,
      ...somebody(random, 'acme', number),
      emailVerified: true,
      password: '123456',
      pwUpdated: random.chance(0.8),
      employeeId: `${pilot ? 'P' : 'C'}1${number}`,
      companies: ['acme'],
      pilot,
      checker: !pilot,
      parent: underMarcos ? MARCOS : MARIA,
      authDomains: underMarcos ? [CENTRAL_WAREHOUSE.domain] : MARIA_DOMAINS,
      authLicenses: underMarcos ? Object.values(LICENSE_IDS) : [],
    };
  });
}
