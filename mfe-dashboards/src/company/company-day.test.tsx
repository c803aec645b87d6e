import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLATFORM_ACTOR, type Change } from 'shared-kit/model';
import { aChange, aLicense, aModerator, changeDocument, licenseDocument, profileDocument } from 'shared-kit/testing';
import { aStore, NORTH, renderPage } from '../testing/render-page';
import { summaryDocument } from '../testing/summaries';
import { changesInRows } from './day-changes';

const DAY = 86_400_000;
const LINKS = { users: '/manageusers', settings: '/company/:company/domain/:domain/settings', activity: '/company/:company/activity' };
/** The company has counted: a new one shows its first steps instead. */
const COUNTED = { readings: 5, lastStart: Date.now() - DAY };
const today = new Date().setHours(0, 0, 0, 0);
const change = (given: Partial<Change>) => changeDocument('acme', aChange({ settings: null, ...given }));
const pushed = (id: string, at: number) =>
  change({ id, at, by: PLATFORM_ACTOR, byName: null, action: 'sessions.push', subject: { kind: 'session', name: `Count ${id}` } });

const documents = {
  ...summaryDocument(NORTH, COUNTED),
  ...change({
    id: 'c1',
    at: today + 1,
    by: 'rui',
    byName: 'Rui Sá',
    action: 'users.create',
    subject: { kind: 'user', name: 'Pedro Alves' },
  }),
  ...change({
    id: 'c2',
    at: today + 2,
    by: 'ana',
    byName: 'Ana Key',
    action: 'domains.update',
    subject: { kind: 'settings', name: 'North' },
  }),
  ...pushed('c3', today + 3),
  ...pushed('c4', today + 4),
  ...change({ id: 'old', at: today - DAY, action: 'keys.renew', subject: { kind: 'apiKey', name: 'Long ago' } }),
  ...profileDocument(aModerator({ uid: 'm1', firstName: 'Marcos', lastName: 'Lima', authDomains: ['North', 'South'] })),
  ...licenseDocument('acme', aLicense({ id: 'l1', description: 'Far', expDate: Date.now() + 300 * DAY, authDomains: [] })),
  ...licenseDocument('acme', aLicense({ id: 'l2', description: 'Drone', expDate: Date.now() + 12 * DAY + 60_000, authDomains: ['North'] })),
  ...licenseDocument('acme', aLicense({ id: 'l3', description: 'Off', isActive: false, expDate: Date.now() + DAY })),
  ...licenseDocument('acme', aLicense({ id: 'l4', description: 'Ended', expDate: Date.now() - DAY })),
};

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = async (name: string) => (await (await part(name)).findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('the day of a company', () => {
  it('ADD-56 shows what was changed today, by whom, and that the platform pushed sessions as one row', async () => {
    await renderPage('/company/acme', { documents, links: LINKS });
    expect(await rowsOf('Changes today')).toEqual([
      expect.stringMatching(/Pushed: 2 × SessionsThe platform$/),
      expect.stringMatching(/Changed: North \(Settings\)Ana Key$/),
      expect.stringMatching(/Added: Pedro Alves \(Users\)Rui Sá$/),
    ]);
    expect(screen.getByRole('link', { name: 'Activity' })).toHaveAttribute('href', '/company/acme/activity');
  });

  it('ADD-56 names the moderators with their domains, and the licences that expire next', async () => {
    await renderPage('/company/acme', { documents, links: LINKS });
    expect(await rowsOf('Moderators')).toContain('Marcos Lima2 domains');
    expect((await part('Moderators')).getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/manageusers');
    expect(await rowsOf('Licenses that expire next')).toEqual(['Droneexpires in 12 days', expect.stringMatching(/^Farexpires in/)]);
    expect((await part('Licenses that expire next')).getByRole('link', { name: 'Drone' })).toHaveAttribute(
      'href',
      '/company/acme/domain/North/settings',
    );
  });

  it('ADD-56 is not shown for a new company, whose first steps would move it', async () => {
    await renderPage('/company/acme', { documents: { ...documents, ...summaryDocument(NORTH) } });
    expect(await screen.findByRole('region', { name: /^First steps/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Changes today' })).toBeNull();
  });

  it('ADD-56 says what there is none of', async () => {
    await renderPage('/company/acme', { documents: summaryDocument(NORTH, COUNTED) });
    for (const text of ['Nothing has been changed today.', 'No license is active.']) expect(await screen.findByText(text)).toBeVisible();
  });

  it('ADD-56 reads at most twenty changes and five licences, and says that there are more (D-150)', async () => {
    const many = Object.assign(
      {},
      ...Array.from({ length: 30 }, (_, index) => ({
        ...change({ id: `c${index}`, at: today + index }),
        ...licenseDocument('acme', aLicense({ id: `l${index}`, description: `L${index}`, expDate: Date.now() + 90 * DAY })),
      })),
    ) as ReturnType<typeof change>;
    const { store } = await renderPage('/company/acme', { documents: { ...summaryDocument(NORTH, COUNTED), ...many } });
    expect(await rowsOf('Licenses that expire next')).toContain('These 5 are the first to expire.');
    expect(await rowsOf('Changes today')).toContain('These are the newest. The activity has all.');
    // The profile, the company, the summary of its domain, and of the day changes, a moderator and licences.
    expect(store.reads).toBeLessThanOrEqual(3 + 20 + 1 + 5);
  });

  it('ADD-56 says that a part could not be read, shows the others, and reads it again', async () => {
    const store = aStore(documents);
    store.fail('companies/acme/audit');
    await renderPage('/company/acme', { store });
    expect(await (await part('Changes today')).findByRole('alert')).toHaveTextContent('This could not be read.');
    expect(await rowsOf('Moderators')).toContain('Marcos Lima2 domains');
    store.heal();
    await userEvent.click((await part('Changes today')).getByRole('button', { name: 'Retry' }));
    expect(await rowsOf('Changes today')).toHaveLength(3);
  });
});

describe('changes in rows', () => {
  const row = (by: string, action: Change['action'], kind: 'user' | 'session') =>
    aChange({ by, action, subject: { kind, name: 'x' }, settings: null });

  it('ADD-56 joins only those that follow each other and do the same', () => {
    const all = [
      row(PLATFORM_ACTOR, 'sessions.push', 'session'),
      row(PLATFORM_ACTOR, 'sessions.push', 'session'),
      row('ana', 'sessions.delete', 'session'),
      row(PLATFORM_ACTOR, 'sessions.push', 'session'),
      aChange({ action: null, subject: null, settings: null }),
    ];
    expect(changesInRows(all).map(({ deed, count }) => [deed, count])).toEqual([
      ['pushed', 2],
      ['removed', 1],
      ['pushed', 1],
    ]);
  });
});
