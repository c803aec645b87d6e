import { DEFAULT_SETTINGS_TEXTS } from 'shared-kit/model';
import { apiKeyOf, apiKeysOf } from './api-keys/api-key.queries';
import { companiesByIds } from './companies/company.queries';
import { domainOf, domainsOf } from './domains/domain.queries';
import { licensesOf } from './licenses/license.queries';
import { sessionOf, sessionsOf } from './sessions/session.queries';
import { settingsHistoryOf, settingsOf } from './settings/settings.queries';
import { taskOf, tasksOf } from './tasks/task.queries';
import { moderatorsOf, profileOf, usersOf } from './users/profile.queries';

const north = { company: 'acme', domain: 'North' };

it('DASH-05 asks for the newest sessions, as many as the domain says or 100', () => {
  expect(sessionsOf(north).source).toEqual({
    path: 'companies/acme/domains/North/sessions',
    orderBy: [['startTime', 'desc']],
    limit: 100,
  });
  expect(sessionsOf(north, 20).source.limit).toBe(20);
  expect(sessionsOf(north, -3).source.limit).toBe(100);
});

it('TASK-03 asks for tasks by state, by creation, at most 100', () => {
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

it('DSET-15 asks for the latest settings only', () => {
  expect(settingsOf(north, DEFAULT_SETTINGS_TEXTS).source).toMatchObject({ orderBy: [['createdDate', 'desc']], limit: 1 });
});

it('ADD-02 asks for the latest 50 versions of settings', () => {
  const history = settingsHistoryOf(north, DEFAULT_SETTINGS_TEXTS);
  expect(history.source).toEqual({ path: 'companies/acme/domains/North/settings', orderBy: [['createdDate', 'desc']], limit: 50 });
});

it.each(['a/b', 'a/b/c', '__x__', '..', ''])('API-27 asks nothing of an address that holds %p where an id should be', (id) => {
  const inNorth = { ...north, session: id };
  const queries = [profileOf(id), domainOf({ company: 'acme', domain: id }), sessionOf(inNorth), apiKeyOf('acme', id), tasksOf({ company: 'acme', domain: id }), taskOf(north, id),
    settingsOf({ company: 'acme', domain: id }, DEFAULT_SETTINGS_TEXTS), settingsHistoryOf({ company: id, domain: 'North' }, DEFAULT_SETTINGS_TEXTS)];
  for (const { source } of queries) expect(source).toMatchObject({ where: [['id', 'in', []]] });
});

it('API-27 asks for profile, companies, domains, one session and one task where they lie', () => {
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

it('API-27 asks for users by their company, which the rules can prove, and for moderators among them', () => {
  expect(usersOf('acme').source).toEqual({ path: 'users', where: [['company', '==', 'acme']] });
  expect(moderatorsOf('acme').source).toEqual({
    path: 'users',
    where: [
      ['company', '==', 'acme'],
      ['moderator', '==', true],
    ],
  });
});

it('API-27 asks for licences and API keys of a company', () => {
  expect(licensesOf('acme').source).toEqual({ path: 'companies/acme/licenses' });
  expect(apiKeysOf('acme').source).toEqual({ path: 'companies/acme/apiKeys' });
  expect(apiKeyOf('acme', 'k1').source).toEqual({ path: 'companies/acme/apiKeys/k1', doc: true });
});

it('has one key for one question', () => {
  expect(sessionsOf(north).key).toBe(sessionsOf({ ...north }, 100).key);
  expect(sessionsOf(north).key).not.toBe(sessionsOf(north, 20).key);
  expect(companiesByIds(['a', 'b']).key).toBe(companiesByIds(['b', 'a', 'b']).key);
  const other = { ...DEFAULT_SETTINGS_TEXTS, baseFields: { ...DEFAULT_SETTINGS_TEXTS.baseFields, address: 'Endereço' } };
  expect(settingsOf(north, DEFAULT_SETTINGS_TEXTS).key).not.toBe(settingsOf(north, other).key);
});
