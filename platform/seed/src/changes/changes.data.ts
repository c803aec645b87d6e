import { employeeName, PLATFORM_ACTOR, type DomainRef } from 'shared-kit/model';
import { NAMED_ACCOUNTS } from '../accounts/accounts.data';
import { generatedAccounts } from '../accounts/generated-accounts';
import { ALICE, ANA, BRUNO, MARCOS_LIMA, MARIA_SOUZA, NINA, OTTO, RITA, type ChangeAuthor } from '../accounts/change-authors';
import { ARMAZEM_1, CENTRAL_WAREHOUSE, COLD_STORE, LICENSE_IDS, NORTH_YARD } from '../companies/companies.data';
import { sessionPlans } from '../sessions/session-plan';
import { TASKS } from '../tasks/tasks.data';
import { apiKey, change, inDomain, license, session, task, user, type DemoChange } from './demo-change';

const CW = CENTRAL_WAREHOUSE;
/** A domain that was added and removed again. */
const ANNEX: DomainRef = { company: 'acme', domain: 'Annex' };
const NONE = { uid: PLATFORM_ACTOR, name: '' };

const version = (number: number) => ({ id: `annex-${number}`, before: `annex-${number - 1}` });

const NAMES = ['firstName', 'lastName', 'employeeId'];
const FIELD = ['manualInputFields'];
const PICTURE = ['picture'];
const NEW_USER = [...NAMES, 'email', 'company', 'authDomains', 'pilot'];
const RIGHTS = ['authDomains', 'checker'];
const PASSWORD = ['password', 'pwUpdated'];
const LICENSED = ['authDomains', 'authLicenses'];
const OPENS = ['authDomains'];
const PUSHED = ['pushStatus'];
const TEXTS = ['addrPattern', 'addrPatternUser', 'baseFields', 'resultFields'];

/** A session of Central Warehouse that has been removed since. */
const removedSession = (number: number) => session(CW, `cw-old-${number}`, `Spot count ${number}`);
const PLANS = sessionPlans('demo');
const planned = (domain: DomainRef, id: string) => session(domain, id, PLANS.find((plan) => plan.id === id)!.name);
const count = (number: string) => planned(CW, `cw-${number}`);
const cold = (number: string) => planned(COLD_STORE, `cs-${number}`);
const ACCOUNTS = [...NAMED_ACCOUNTS, ...generatedAccounts()];
const member = (userId: string) => {
  const { uid, firstName, lastName, parent = null } = ACCOUNTS.find((account) => account.uid === userId)!;
  return user(uid, employeeName(firstName, lastName), parent);
};
/** A user who has been removed since. */
const removedUser = (number: string, name: string) => user(`pilot-${number}`, name);

/** The changes by day, oldest first. */
const WEEKS: DemoChange[] = [
  change(29, 610, OTTO, 'users.create', removedUser('41', 'Vera Nunes'), { fields: NEW_USER }),
  change(29, 605, OTTO, 'users.create', removedUser('42', 'Saulo Reis'), { fields: NEW_USER }),
  change(29, 480, MARCOS_LIMA, 'tasks.create', task(CW, 'Street 9 check')),
  change(28, 700, ANA, 'licenses.create', license(LICENSE_IDS.inactive, 'Drone 2, spare'), { fields: LICENSED }),
  change(28, 660, NINA, 'users.update', member('checker-clara'), { fields: RIGHTS }),
  change(28, 420, ALICE, 'tasks.create', task(CW, 'Street 14 check')),
  change(27, 640, RITA, 'users.assignPassword', removedUser('41', 'Vera Nunes'), { fields: PASSWORD }),
  change(27, 530, RITA, 'sessions.delete', removedSession(11)),
  change(26, 515, OTTO, 'domains.update', inDomain(CW), { fields: TEXTS, settings: { id: 'v974', before: 'v620' } }),
  change(26, 450, ANA, 'keys.create', apiKey('k0000000e1', 'Trial of the scales'), { fields: ['description', 'authDomains'] }),
  change(25, 600, BRUNO, 'users.update', member('pilot-03'), { fields: NAMES }),
  change(25, 595, BRUNO, 'users.update', member('pilot-05'), { fields: ['employeeId'] }),
  change(24, 500, ANA, 'sessions.push', count('040'), { fields: PUSHED }),
  change(24, 120, NONE, 'sessions.push', count('041'), { fields: PUSHED }),
  change(23, 615, ANA, 'keys.remove', apiKey('k0000000e1', 'Trial of the scales')),
  change(22, 640, NINA, 'sessions.delete', removedSession(12)),
  change(22, 640, NINA, 'sessions.delete', removedSession(13)),
  change(22, 640, NINA, 'sessions.delete', removedSession(14)),
  change(21, 480, MARIA_SOUZA, 'tasks.create', task(COLD_STORE, 'Chamber 2')),
  change(20, 560, ANA, 'keys.create', apiKey('k7f3a9d210', 'ERP synchronisation'), { fields: ['description', 'authDomains'] }),
  change(20, 400, OTTO, 'users.password', user('key-unverified', 'Otto Prado', null), { fields: PASSWORD }),
  change(19, 630, BRUNO, 'users.remove', removedUser('42', 'Saulo Reis')),
  change(18, 500, ALICE, 'tasks.create', task(CW, 'Street 25 recount')),
  change(17, 690, ANA, 'domains.create', inDomain(ANNEX)),
  change(17, 640, ANA, 'domains.update', inDomain(ANNEX), { fields: TEXTS, settings: version(2) }),
  change(16, 610, NINA, 'manualInputFields.create', inDomain(ANNEX, 'Colour'), { fields: FIELD, settings: version(3) }),
  change(16, 605, NINA, 'manualInputFields.delete', inDomain(ANNEX, 'Colour'), { fields: FIELD, settings: version(4) }),
  change(15, 480, MARCOS_LIMA, 'tasks.create', task(CW, 'Street 2 receiving')),
  change(14, 650, ANA, 'domains.delete', inDomain(ANNEX)),
  change(14, 430, NONE, 'sessions.push', count('075'), { fields: PUSHED }),
  change(13, 700, OTTO, 'users.create', removedUser('43', 'Tânia Melo'), { fields: NEW_USER }),
  change(13, 695, OTTO, 'users.update', removedUser('43', 'Tânia Melo'), { fields: PICTURE }),
  change(12, 402, NINA, 'labelDesigns.update', inDomain(CW, 'Box'), { fields: ['labelDesigns'], settings: { id: 'v988', before: 'v974' } }),
  change(12, 300, ANA, 'sessions.push', count('082'), { fields: PUSHED }),
  change(11, 640, BRUNO, 'users.update', member('pilot-07'), { fields: OPENS }),
  change(11, 635, BRUNO, 'users.update', member('pilot-09'), { fields: OPENS }),
  change(10, 560, ANA, 'licenses.create', license(LICENSE_IDS.active, 'Drone 1, main hall'), { fields: LICENSED }),
  change(10, 420, ALICE, 'tasks.create', task(CW, 'Street 33 check')),
  change(9, 600, MARIA_SOUZA, 'tasks.create', task(COLD_STORE, 'Chamber 4')),
  change(9, 410, NINA, 'sessions.delete', removedSession(15)),
  change(8, 620, ANA, 'keys.domains', apiKey('k5520d8e1b', 'Dock display'), { fields: OPENS }),
  change(8, 300, NONE, 'sessions.push', cold('009'), { fields: PUSHED }),
  change(7, 650, OTTO, 'users.assignPassword', removedUser('43', 'Tânia Melo'), { fields: PASSWORD }),
  change(7, 500, ANA, 'users.resetPassword', user('key-ana', 'Ana Key', null), { fields: PASSWORD }),
  change(6, 600, MARCOS_LIMA, 'tasks.create', task(CW, 'Street 31 check')),
  change(6, 480, ANA, 'sessions.push', count('103'), { fields: PUSHED }),
  change(5, 640, ANA, 'keys.create', apiKey('ke81b73d05', 'Not in use yet'), { fields: ['description'] }),
  change(5, 410, NINA, 'users.update', member('pilot-paulo'), { fields: NAMES }),
  change(4, 620, BRUNO, 'users.remove', removedUser('43', 'Tânia Melo')),
  change(4, 615, BRUNO, 'users.remove', removedUser('41', 'Vera Nunes')),
  change(4, 60, NONE, 'sessions.push', cold('018'), { fields: PUSHED }),
  change(3, 640, ALICE, 'tasks.create', task(CW, 'Street 7 check')),
  change(3, 388, ANA, 'manualInputFields.update', inDomain(CW, 'Boxes'), { fields: FIELD, settings: { id: 'v997', before: 'v988' } }),
  change(2, 610, OTTO, 'sessions.push', session(CW, 'Street 31 check', 'Street 31 check'), { fields: PUSHED }),
  change(2, 470, ALICE, 'tasks.create', task(CW, 'Street 12 check')),
  change(2, 440, MARCOS_LIMA, 'tasks.create', task(CW, 'Street 18 before audit')),
  change(1, 660, ANA, 'users.update', member('checker-clara'), { fields: PICTURE }),
  change(1, 540, MARCOS_LIMA, 'tasks.create', task(CW, 'Street 5 monthly')),
  change(1, 480, ALICE, 'tasks.create', task(CW, 'Street 22 returns')),
  change(1, 190, NINA, 'sessions.delete', removedSession(16)),
  change(1, 60, NONE, 'sessions.push', count('117'), { fields: PUSHED }),
  change(0, 45, ANA, 'sessions.push', count('117'), { fields: PUSHED }),
  change(0, 20, MARCOS_LIMA, 'tasks.create', task(CW, TASKS.find(({ state }) => state === 'PENDING')!.name)),
];

const NORTE: DemoChange[] = [
  change(18, 500, ANA, 'domains.update', inDomain(ARMAZEM_1, ARMAZEM_1.domain, 'moderator-joao'), { fields: TEXTS }),
  change(6, 480, { uid: 'moderator-joao', name: 'João Conceição' } satisfies ChangeAuthor, 'tasks.create', {
    ...task(ARMAZEM_1, 'Rua 3'),
    parentUid: 'moderator-joao',
  }),
];

/** Records of changes by several people over 30 days, two of them by a user who has been removed since (demo-data). */
export const CHANGES: readonly DemoChange[] = [
  ...WEEKS,
  change(11, 400, ANA, 'domains.update', inDomain(NORTH_YARD), { fields: TEXTS }),
  ...NORTE,
];
