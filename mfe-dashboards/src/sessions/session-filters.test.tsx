import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from 'shared-kit/model';
import { aCompany, aDomain, aSession, companyDocument, domainDocument, sessionDocument } from 'shared-kit/testing';
import { NORTH, NORTH_PATH, renderPage } from '../testing/render-page';

const today = new Date();
const daysAgo = (days: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() - days, 0, 30).getTime();
const iso = (moment: number) => new Intl.DateTimeFormat('sv-SE').format(moment);

const SESSIONS: Partial<Session>[] = [
  { name: 'Now', startTime: daysAgo(0), pushStatus: 'PUSHED', wasTask: true },
  { name: 'Yesterday', startTime: daysAgo(1), pushStatus: 'FAILED' },
  { name: 'This week', startTime: daysAgo(5), pushStatus: null },
  { name: 'Long ago', startTime: daysAgo(300), pushStatus: 'FAILED', wasTask: true },
];

const documents = Object.assign(
  {},
  companyDocument(aCompany({ hasSessionPushListener: true })),
  // The list has two sessions at most. A filter of the list, instead of the query, would miss the others.
  domainDocument('acme', aDomain({ sessionCountLimit: 2 })),
  ...SESSIONS.map((given) => sessionDocument(NORTH, aSession({ ...given, id: given.name ?? '' }))),
) as Record<string, Record<string, unknown>>;

const open = (search = '') => renderPage(`${NORTH_PATH}${search}`, { documents });
const rowNames = async () =>
  within(await screen.findByRole('table', { name: 'Sessions' }))
    .queryAllByRole('link')
    .map((link) => link.textContent);
const expectRows = (...names: string[]) => waitFor(async () => expect(await rowNames()).toEqual(names));
const choose = async (name: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name }));
  await userEvent.click(screen.getByRole('option', { name: option }));
};

describe('the filters of sessions', () => {
  it('ADD-LIST-01 are part of the query, so that they find sessions by day, push status and task beyond the newest ones', async () => {
    await open();
    await expectRows('Now', 'Yesterday');
    await choose('Push', 'Failed');
    await expectRows('Yesterday', 'Long ago');
    await choose('Date', '7 days');
    await expectRows('Yesterday');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Push' }));
    expect(screen.getByRole('combobox', { name: 'Push' })).toHaveFocus();
    await expectRows('Now', 'Yesterday');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Date' }));
    await userEvent.click(screen.getByRole('button', { name: 'From task' }));
    await expectRows('Now', 'Long ago');
    expect(screen.getByRole('button', { name: 'From task' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['?date=today', ['Now']],
    ['?date=yesterday', ['Yesterday']],
    ['?push=none', ['This week']],
    ['?push=FAILED&origin=task', ['Long ago']],
    [`?date=${iso(daysAgo(6))}..${iso(daysAgo(1))}`, ['Yesterday', 'This week']],
    ['?date=someday&push=EVER&origin=moon', ['Now', 'Yesterday']],
  ])('ADD-LIST-01 shows the sessions that match the filters in the URL %s', async (search, names) => {
    await open(search);
    await expectRows(...names);
  });

  it('ADD-LIST-01 move "today" to the new day after midnight, on an open page too', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(daysAgo(0) + 3_600_000);
    const timers = jest.spyOn(window, 'setInterval');
    await open('?date=today');
    await expectRows('Now');
    clock.mockReturnValue(daysAgo(-1));
    const eachMinute: unknown[] = timers.mock.calls.filter(([, wait]) => wait === 60_000).map(([work]) => work);
    act(() => eachMinute.forEach((work) => (work as () => void)()));
    expect(await screen.findByText('No such session')).toBeVisible();
  });

  it('ADD-LIST-02 say when no session matches, and can be cleared', async () => {
    await open(`?date=${iso(daysAgo(40))}..${iso(daysAgo(39))}&push=PENDING`);
    expect(await screen.findByText('No such session')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Push' })).toHaveTextContent('Pending');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expectRows('Now', 'Yesterday');
  });

  it('ADD-LIST-02 refuse a range that ends before it begins', async () => {
    await open();
    await choose('Date', 'Range of days');
    const dialog = await screen.findByRole('dialog', { name: 'Range of days' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show' }));
    expect((await within(dialog).findAllByText('Choose a day.')).length).toBe(2);
  });
});
