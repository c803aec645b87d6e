import { DEFAULT_SETTINGS_TEXTS } from 'shared-kit/model';
import { apiKeyOf, apiKeysOf } from './api-keys/api-key.queries';
import { companiesByIds } from './companies/company.queries';
import { domainOf, domainsOf } from './domains/domain.queries';
import { licensesOf } from './licenses/license.queries';
import { companyQualityOf, qualityOf, sessionsBehind } from './quality/quality.queries';
import { sessionOf, sessionsOf } from './sessions/session.queries';
import { settingsHistoryOf, settingsOf } from './settings/settings.queries';
import { taskOf, tasksOf } from './tasks/task.queries';
import { moderatorsOf, profileOf, usersOf } from './users/profile.queries';

const north = { company: 'acme', domain: 'North' };

it('DASH-05 queries the newest sessions, limited by the domain or to 100', () => {
  expect(sessionsOf(north).source).toEqual({
    path: 'companies/acme/domains/North/sessions',
    orderBy: [['startTime', 'desc']],
    limit: 100,
  });
  expect(sessionsOf(north, 20).source.limit).toBe(20);
  expect(sessionsOf(north, -3).source.limit).toBe(100);
});

it('TASK-03 queries tasks by state, by creation, at most 100', () => {
  expect(tasksOf(north).source).toEqual({
    path: 'companies/acme/domains/North/tasks',
    orderBy: [['createdDate', 'desc']],
    limit: 100,
  });
  expect(tasksOf(north, { state: 'STARTED', order: 'asc' }).source).toMatchObject({
    where: [['state', '==', 'STARTED']],
    orderBy: [['createdDate', 'asc']],
  });
});

it('DSET-15 queries only the latest settings', () => {
  expect(settingsOf(north, DEFAULT_SETTINGS_TEXTS).source).toMatchObject({ orderBy: [['createdDate', 'desc']], limit: 1 });
});

it('ADD-02 queries the latest 50 versions of settings', () => {
  const history = settingsHistoryOf(north, DEFAULT_SETTINGS_TEXTS);
  expect(history.source).toEqual({ path: 'companies/acme/domains/North/settings', orderBy: [['createdDate', 'desc']], limit: 50 });
});

it('ADD-93 ADD-94 queries the months of a period by their ids, and no others (D-171)', () => {
  const months = { from: '2026-01', to: '2026-05' };
  const range = { after: '2025-12', upTo: '2026-05' };
  expect(qualityOf(north, months).source).toEqual({ path: 'companies/acme/domains/North/quality', ...range });
  expect(companyQualityOf('acme', months).source).toEqual({ path: 'companies/acme/quality', ...range });
  expect(qualityOf(north, months).key).not.toBe(qualityOf(north, { ...months, from: '2026-02' }).key);
});

it('ADD-93 queries the newest 50 sessions of a street or person in a time (D-171)', () => {
  const time = [
    ['startTime', '>=', new Date(1)],
    ['startTime', '<', new Date(2)],
  ];
  expect(sessionsBehind(north, { from: 1, to: 2, street: '' }).source).toEqual({
    path: 'companies/acme/domains/North/sessionQuality',
    where: [['streets', 'array-contains', ''], ...time],
    orderBy: [['startTime', 'desc']],
    limit: 50,
  });
  expect(sessionsBehind(north, { from: 1, to: 2, person: '17' }).source.where).toEqual([['people', 'array-contains', '17'], ...time]);
});

it.each(['a/b', 'a/b/c', '__x__', '..', ''])('API-27 has an empty result without a query for the invalid id %p in a URL', (id) => {
  const inNorth = { ...north, session: id };
  const queries = [
    profileOf(id),
    domainOf({ company: 'acme', domain: id }),
    sessionOf(inNorth),
    apiKeyOf('acme', id),
    tasksOf({ company: 'acme', domain: id }),
    taskOf(north, id),
    settingsOf({ company: 'acme', domain: id }, DEFAULT_SETTINGS_TEXTS),
    settingsHistoryOf({ company: id, domain: 'North' }, DEFAULT_SETTINGS_TEXTS),
    qualityOf({ company: 'acme', domain: id }, { from: '2026-01', to: '2026-05' }),
    companyQualityOf(id, { from: '2026-01', to: '2026-05' }),
    sessionsBehind({ company: id, domain: 'North' }, { from: 1, to: 2 }),
  ];
  for (const { source } of queries) expect(source).toMatchObject({ where: [['id', 'in', []]] });
});

it('API-27 queries profile, companies, domains, one session and one task by their paths', () => {
  expect(profileOf('ana').source).toEqual({ path: 'users/ana', doc: true });
  expect(companiesByIds(['norte', 'acme', 'norte']).source).toEqual({
    path: 'companies',
    where: [['id', 'in', ['acme', 'norte']]],
  });
  expect(domainsOf('acme').source.path).toBe('companies/acme/domains');
  expect(domainOf(north).source).toMatchObject({ path: 'companies/acme/domains/North', doc: true });
  expect(sessionOf({ ...north, session: 's' }).source.path).toBe('companies/acme/domains/North/sessions/s');
  expect(taskOf(north, 'Count 1').source.path).toBe('companies/acme/domains/North/tasks/Count 1');
});

it('API-27 queries users and moderators by company, as the security rules require', () => {
  expect(usersOf('acme').source).toEqual({ path: 'users', where: [['company', '==', 'acme']] });
  expect(moderatorsOf('acme').source).toEqual({
    path: 'users',
    where: [
      ['company', '==', 'acme'],
      ['moderator', '==', true],
    ],
  });
});

it('API-27 queries licences and API keys of a company', () => {
  expect(licensesOf('acme').source).toEqual({ path: 'companies/acme/licenses' });
  expect(apiKeysOf('acme').source).toEqual({ path: 'companies/acme/apiKeys' });
  expect(apiKeyOf('acme', 'k1').source).toEqual({ path: 'companies/acme/apiKeys/k1', doc: true });
});

it('equal queries have the same key', () => {
  expect(sessionsOf(north).key).toBe(sessionsOf({ ...north }, 100).key);
  expect(sessionsOf(north).key).not.toBe(sessionsOf(north, 20).key);
  expect(companiesByIds(['a', 'b']).key).toBe(companiesByIds(['b', 'a', 'b']).key);
  const other = { ...DEFAULT_SETTINGS_TEXTS, baseFields: { ...DEFAULT_SETTINGS_TEXTS.baseFields, address: 'Endereço' } };
  expect(settingsOf(north, DEFAULT_SETTINGS_TEXTS).key).not.toBe(settingsOf(north, other).key);
});
