import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { docPaths, type Session } from 'shared-kit/model';
import {
  acceptLoss,
  aCompany,
  aModerator,
  profileDocument,
  aDomain,
  apiDouble,
  type ApiAnswer,
  aSession,
  companyDocument,
  domainDocument,
  sessionDocument,
} from 'shared-kit/testing';
import { NORTH, NORTH_PATH, renderPage, type PageOptions } from '../testing/render-page';

const REMOVED = { message: { key: 'sessions.removed', text: 'Sessions removed!' } };
const TRIGGERED = { message: { key: 'sessions.pushTriggered', text: 'Session push triggered!' } };

const documentsOf = (...sessions: Partial<Session>[]): Record<string, Record<string, unknown>> =>
  Object.assign({}, ...sessions.map((given) => sessionDocument(NORTH, aSession({ ...given, id: given.id ?? given.name ?? 's' }))));

const SESSIONS = documentsOf(
  { name: 'Aisle 1', id: 'a', pushStatus: 'PUSHED' },
  { name: 'Aisle 2', id: 'b', pushStatus: 'FAILED' },
  { name: 'Aisle 3', id: 'c', pushStatus: 'PENDING' },
  { name: 'Aisle 4', id: 'd', pushStatus: 'SENT_BY_HAND' },
  { name: 'Aisle 5', id: 'e', pushStatus: null },
);

const moderator = (uid: string, authDomains = ['North']) => profileDocument(aModerator({ uid, companies: ['acme'], authDomains }));
const MARCOS = moderator('marcos');

const open = (options: PageOptions = {}) =>
  renderPage(NORTH_PATH, {
    ...options,
    api: options.api ?? apiDouble().on('DELETE /api/sessions', REMOVED).on('POST /api/triggerSessionPush', TRIGGERED),
    documents: { ...SESSIONS, ...domainDocument('acme', aDomain({ parent: 'marcos' })), ...MARCOS, ...options.documents },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const VERB = /^(Push session|Remove \d+ sessions?)$/;
const confirm = async () => userEvent.click(within(await dialog()).getByRole('button', { name: VERB }));

describe('removing sessions', () => {
  const askToRemove = async (...names: string[]) => {
    for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    await press('Remove selected');
    return dialog();
  };

  it('DASH-04 offers the removal only when sessions are selected', async () => {
    await open();
    await screen.findByRole('link', { name: 'Aisle 1' });
    expect(screen.queryByRole('button', { name: 'Remove selected' })).not.toBeInTheDocument();
  });

  it('DASH-06 SHELL-15 deletes the selected ones once the box is ticked and says so', async () => {
    const { api } = await open();
    const asking = await askToRemove('Aisle 2', 'Aisle 3');
    expect(asking).toHaveTextContent('Aisle 3 and Aisle 2');
    await acceptLoss('Remove 2 sessions?', 'Remove 2 sessions', /readings and pictures of these sessions will be lost/, api.calls);
    expect(await screen.findByText('Sessions removed!')).toBeVisible();
    expect(api.calls).toHaveLength(1);
    expect(api.calls[0]?.query.toString()).toBe('domain=North&session=c&session=b');
    expect(api.calls[0]?.headers.get('company')).toBe('acme');
    expect(api.calls[0]?.headers.get('parentUid')).toBe('marcos');
  });

  it('DASH-06 deletes on behalf of the company’s only moderator when the domain names none', async () => {
    const { api } = await open({ documents: domainDocument('acme', aDomain({ parent: 'gone' })) });
    await askToRemove('Aisle 2');
    await acceptLoss('Remove 1 session?', 'Remove 1 session', /readings and pictures/);
    expect(await screen.findByText('Sessions removed!')).toBeVisible();
    expect(api.calls[0]?.headers.get('parentUid')).toBe('marcos');
  });

  it.each([
    [
      'several moderators have the domain and it names none of them',
      moderator('maria'),
      'Several moderators are responsible for the domain North. Please contact support',
    ],
    ['no moderator has the domain', moderator('marcos', []), 'No moderator is responsible for the domain North. Please contact support'],
  ])('DASH-06 deletes nothing and says why when %s', async (_why, moderators, reason) => {
    const { api } = await open({ documents: { ...domainDocument('acme', aDomain({ parent: 'gone' })), ...moderators } });
    await askToRemove('Aisle 2');
    await acceptLoss('Remove 1 session?', 'Remove 1 session', /readings and pictures/);
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(api.calls).toEqual([]);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('DASH-06 deletes nothing when the confirmation is cancelled', async () => {
    const { api } = await open();
    await userEvent.click(within(await askToRemove('Aisle 2')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls).toEqual([]);
  });

  it('DASH-06 ERR-02 deletes a hundred at a time, and stops at the first that fails', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({ name: `Round ${index}`, pushStatus: null }));
    let calls = 0;
    const api = apiDouble().on('DELETE /api/sessions', () =>
      ++calls < 2 ? REMOVED : { status: 404, message: { code: 920, text: 'Session not found!' } },
    );
    const { state } = await open({
      api,
      documents: { ...documentsOf(...many), ...domainDocument('acme', aDomain({ sessionCountLimit: 300 })) },
    });
    await screen.findByText('255 rows');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await press('Remove selected');
    await userEvent.click(within(await dialog()).getByRole('checkbox'));
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('Session not found!');
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'error', duration: 5000 });
    expect(api.calls.map(({ query }) => query.getAll('session').length)).toEqual([100, 100]);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('DASH-06 ADD-41 (D-132) goes on with the next hundred on another page, and names what was not deleted', async () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ name: `Round ${String(index).padStart(3, '0')}`, pushStatus: null }));
    const answers: ((answer: ApiAnswer) => void)[] = [];
    const api = apiDouble().on('DELETE /api/sessions', () => new Promise<ApiAnswer>((resolve) => answers.push(resolve)));
    await open({ api, documents: { ...documentsOf(...many), ...domainDocument('acme', aDomain({ sessionCountLimit: 300 })) } });
    await screen.findByText('155 rows');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await press('Remove selected');
    await userEvent.click(within(await dialog()).getByRole('checkbox'));
    await confirm();
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: 'Inventory tasks' }));
    await screen.findByRole('heading', { level: 1, name: 'Inventory tasks' });
    answers[0]!(REMOVED);
    expect(await screen.findByRole('progressbar', { name: 'Removing sessions (101 of 155)' })).toBeVisible();
    answers[1]!({ status: 404, message: { code: 920, text: 'Session not found!' } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^100 of 155 removed; not removed: [\w ]+, [\w ]+, [\w ]+, and 52 more\. Session not found!/,
    );
  });

  it('DASH-06 ADD-41 shows the progress of a removal; meanwhile it refuses a second removal and says why', async () => {
    let answer = () => {};
    const api = apiDouble().on('DELETE /api/sessions', () => new Promise((resolve) => (answer = () => resolve(REMOVED))));
    await open({ api });
    await userEvent.click(within(await askToRemove('Aisle 2')).getByRole('checkbox'));
    await confirm();
    expect(await screen.findByRole('progressbar', { name: 'Removing sessions (1 of 1)' })).toBeVisible();
    await press('Remove selected');
    expect(await screen.findByRole('alert')).toHaveTextContent('Work on this is still running: Aisle 2.');
    expect(api.calls).toHaveLength(1);
    answer();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  });
});

describe('pushing a session', () => {
  it('DASH-08 pushes from any status except PUSHED', async () => {
    await open();
    await screen.findByRole('link', { name: 'Aisle 1' });
    const names = screen.getAllByRole('button', { name: /: Push Aisle/ }).map((button) => button.getAttribute('aria-label'));
    expect(names.sort()).toEqual(['Failed: Push Aisle 2', 'None: Push Aisle 5', 'Pending: Push Aisle 3', 'SENT_BY_HAND: Push Aisle 4']);
    const pushed = within(screen.getByRole('row', { name: /Aisle 1/ }));
    await userEvent.click(pushed.getByText('Pushed'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Aisle 2', 'Failed', 'b'],
    ['Aisle 3', 'Pending', 'c'],
    ['Aisle 4', 'SENT_BY_HAND', 'd'],
    ['Aisle 5', 'None', 'e'],
  ])('DASH-08 pushes %s when its status %s is pressed', async (name, status, id) => {
    const { api } = await open();
    await press(`${status}: Push ${name}`);
    await confirm();
    expect(await screen.findByText('Session push triggered!')).toBeVisible();
    expect(api.calls.map(({ query }) => query.get('session'))).toEqual([id]);
  });

  it('DASH-07 names each push status, in its colour, and that nothing was pushed yet without one', async () => {
    await open();
    await screen.findByRole('button', { name: 'Failed: Push Aisle 2' });
    const shown = [1, 2, 3, 4, 5].map((aisle) => {
      const cell = within(screen.getByRole('row', { name: new RegExp(`Aisle ${aisle}`) }))
        .getAllByRole('cell')
        .at(-1)!;
      return [cell.textContent, /ic-tag-(\w+)/.exec(cell.innerHTML)?.[1]];
    });
    expect(shown).toEqual([
      ['Pushed', 'success'],
      ['Failed', 'error'],
      ['Pending', 'warning'],
      ['SENT_BY_HAND', 'neutral'],
      ['None', undefined],
    ]);
  });

  it.each([
    ['Failed: Push Aisle 2', 'Failed'],
    ['Pending: Push Aisle 3', 'Pending'],
    ['SENT_BY_HAND: Push Aisle 4', 'SENT_BY_HAND'],
    ['None: Push Aisle 5', 'None'],
  ])('DASH-07 shows the push status, and the name %s of its button begins with it', async (name, status) => {
    await open();
    expect((await screen.findByRole('button', { name })).textContent).toBe(status);
  });

  it('DASH-09 highlights only FAILED', async () => {
    await open();
    const failed = await screen.findByRole('button', { name: 'Failed: Push Aisle 2' });
    // Only this class has the border and the shadow of a button (push.css).
    expect([...screen.getByRole('table', { name: 'Sessions' }).querySelectorAll('.db-push-failed')]).toEqual([failed]);
  });

  it.each([
    [Date.UTC(2024, 2, 1, 10, 43, 30), '17 minutes'],
    [Date.UTC(2024, 2, 1, 10, 59, 30), '1 minute'],
    [Date.UTC(2024, 2, 1, 10), '60 minutes'],
  ])('DASH-10 asks first and says when the next retry is (%d)', async (now, minutes) => {
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const { api } = await open();
    await press('Failed: Push Aisle 2');
    expect(await dialog()).toHaveTextContent(`Next automatic retry in ${minutes}. Push now?`);
    expect(api.calls).toEqual([]);
  });

  describe('D-71 DASH-10 the question says when the next automatic retry is', () => {
    const NOW = Date.UTC(2024, 2, 1, 10, 43);
    const failed = (nextAt: number | null) => ({ pushStatus: 'FAILED', pushTries: { failedAt: Date.UTC(2024, 2, 1, 5), nextAt } });
    const documents = documentsOf(
      { name: 'Soon', ...failed(Date.UTC(2024, 2, 1, 11)) },
      { name: 'Later', ...failed(Date.UTC(2024, 2, 1, 13)) },
      { name: 'Never', ...failed(null) },
    );
    const HOUR_OF_RETRY = /Next automatic retry: Friday, March 1, 2024 at 1:00:00 PM UTC\. Push now\?/;
    beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));

    it.each([
      ['Soon', /Next automatic retry in 17 minutes\. Push now\?/],
      ['Later', HOUR_OF_RETRY],
      ['Never', /There will be no more automatic retries\. Push now\?/],
    ])('of one session: %s', async (name, question) => {
      await open({ documents });
      await press(`Failed: Push ${name}`);
      expect(await dialog()).toHaveTextContent(question);
    });

    it('of several sessions: the first of them', async () => {
      await open({ documents });
      for (const name of ['Later', 'Never']) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
      await userEvent.click(within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name: 'Push' }));
      expect(await dialog()).toHaveTextContent(HOUR_OF_RETRY);
    });
  });

  it('DASH-11 calls the API with domain, session, company and isForcedPush, and shows the outcome', async () => {
    const { api } = await open();
    await press('Failed: Push Aisle 2');
    await confirm();
    expect(await screen.findByText('Session push triggered!')).toBeVisible();
    expect(api.calls[0]?.query.toString()).toBe('domain=North&session=b&company=acme&isForcedPush=true');
  });

  it('ERR-02 says why the push failed', async () => {
    const api = apiDouble().on('POST /api/triggerSessionPush', { status: 502, message: { code: 925, text: 'x' } });
    const { state } = await open({ api });
    await press('Pending: Push Aisle 3');
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('No data transformer configured!');
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'error', duration: 5000 });
  });

  it('ADD-LIST-05 shows a refusal by the listener as an error', async () => {
    const message = {
      code: 107,
      key: 'sessions.pushRefused',
      text: 'The push listener refused the session: %s',
      args: ['500 {"taken":false}'],
    };
    await open({ api: apiDouble().on('POST /api/triggerSessionPush', { status: 502, message }) });
    await press('Failed: Push Aisle 2');
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('The push listener refused the session: 500 {"taken":false}');
    expect(screen.queryByText('Session push triggered!')).toBeNull();
  });

  it('ADD-SELECT-01 ERR-02 pushes the selected sessions that have not been pushed, and continues when one is refused', async () => {
    const { api, state } = await open();
    const message = { code: 107, key: 'sessions.pushRefused', text: 'The push listener refused the session: %s', args: ['500'] };
    let calls = 0;
    api.on('POST /api/triggerSessionPush', () =>
      ++calls === 1 ? { status: 502, message } : { message: { key: 'sessions.pushTriggered', text: 'Session push triggered!' } },
    );
    for (const name of ['Aisle 1', 'Aisle 2', 'Aisle 3'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = screen.getByRole('region', { name: 'Selection' });
    expect(bar).toHaveTextContent('3 selected');
    expect(
      within(bar)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Export', 'Push', 'Remove selected', 'Clear selection']);
    await userEvent.click(within(bar).getByRole('button', { name: 'Push' }));
    expect(await dialog()).toHaveAccessibleName('Push 2 sessions?');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Push 2 sessions' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^1 of 2 pushed; not pushed: Aisle [23]\. The push listener refused the session: 500/,
    );
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'error', duration: 5000 });
    expect(api.calls.map(({ query }) => query.get('session')).sort()).toEqual(['b', 'c']);
  });

  it('DASH-05 shows the new status after the push', async () => {
    const { store } = await open();
    await screen.findByRole('button', { name: 'Failed: Push Aisle 2' });
    store.set(docPaths.session({ ...NORTH, session: 'b' }), {
      ...store.read(docPaths.session({ ...NORTH, session: 'b' })),
      pushStatus: 'PUSHED',
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Failed: Push Aisle 2' })).not.toBeInTheDocument());
  });

  it('DASH-19 offers no push when the company has no listener', async () => {
    await open({ documents: companyDocument(aCompany({ hasSessionPushListener: false })) });
    await screen.findByRole('link', { name: 'Aisle 2' });
    expect(screen.queryByRole('button', { name: /: Push Aisle/ })).not.toBeInTheDocument();
  });
});

describe('more actions of a domain', () => {
  it('DASH-04 opens all addresses, by keyboard too', async () => {
    await open();
    (await screen.findByRole('button', { name: 'More actions' })).focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Show all addresses' });
    await waitFor(() => expect(item).toHaveFocus());
    expect(item).toHaveAttribute('href', `${NORTH_PATH}/all`);
  });
});
