import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCompany, aModerator, aProfile, aSession, companyDocument, profileDocument, sessionDocument } from 'shared-kit/testing';
import { aStore, NORTH, renderPage } from '../testing/render-page';
import { hoursOf, summaryDocument } from '../testing/summaries';
import { write } from '../testing/write';

const HOUR = 3_600_000;

const company = (authDomains: string[], more = {}) => companyDocument(aCompany({ authDomains, ...more }));
const session = (given: Parameters<typeof aSession>[0]) =>
  sessionDocument(NORTH, aSession({ startTime: Date.now() - 2 * HOUR, endTime: Date.now() - HOUR, ...given }));
const card = async (name: string) => within((await screen.findByRole('link', { name })).closest('li')!);

describe('the page of a company', () => {
  it('ROUTE-10 DASH-02 lists the domains as cards, in the order of the language', async () => {
    await renderPage('/company/acme', { documents: { ...company(['Zürich', 'Armazém 10', 'Armazém 9']), ...summaryDocument(NORTH) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Acme Logistics' })).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Domains' });
    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Armazém 9', 'Armazém 10', 'Zürich']);
    expect(within(list).getByRole('link', { name: 'Armazém 9' })).toHaveAttribute('href', '/company/acme/domains/Armaz%C3%A9m%209');
  });

  it('DASH-02 choosing a domain opens its sessions', async () => {
    await renderPage('/company/acme');
    await userEvent.click(await screen.findByRole('link', { name: 'North' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'North' })).toBeVisible();
  });

  it('ADD-NEW-04 links to the activity of the company when a remote shows it', async () => {
    const { unmount } = await renderPage('/company/acme', { links: { activity: '/company/:company/activity' } });
    expect(await screen.findByRole('link', { name: 'Activity' })).toHaveAttribute('href', '/company/acme/activity');
    unmount();
    await renderPage('/company/acme');
    await screen.findByRole('link', { name: 'North' });
    expect(screen.queryByRole('link', { name: 'Activity' })).toBeNull();
  });

  it('ROUTE-10 D-46 follows domains that are added and removed meanwhile', async () => {
    const { store } = await renderPage('/company/acme');
    await screen.findByRole('link', { name: 'North' });
    write(store, company(['South']));
    expect(await screen.findByRole('link', { name: 'South' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'North' })).toBeNull();
  });

  it('ROUTE-10 says that a company does not exist, without querying the database', async () => {
    const { store } = await renderPage('/company/nobody');
    expect(await screen.findByRole('alert')).toHaveTextContent('Company not found');
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(store.listening().some((path) => path.includes('nobody'))).toBe(false);
  });

  it('ROUTE-10 shows why the domains cannot be read, and tries again', async () => {
    const store = aStore(summaryDocument(NORTH));
    store.fail('companies/acme/summaries');
    await renderPage('/company/acme', { store });
    expect(await screen.findByText('The figures of the domains could not be read.')).toBeVisible();
    store.heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'North' })).toBeVisible();
  });
});

describe('the card of a domain', () => {
  it('ADD-COMPANY-01 says when the last session was and how much of it was read, empty and invalid', async () => {
    await renderPage('/company/acme', {
      documents: { ...summaryDocument(NORTH), ...session({ name: 'Night count', total: 200, empty: 20, invalid: 1 }) },
    });
    const north = await card('North');
    expect(await north.findByRole('link', { name: 'Night count' })).toHaveAttribute('href', '/company/acme/domains/North/sessions/s1');
    expect(north.getByText('2 hours ago')).toHaveAttribute('title', expect.stringMatching(/\d{4}.*\d:\d{2}:\d{2}/));
    for (const text of ['200 addresses', '90% read', '10% empty', '1% invalid']) expect(north.getByText(text)).toBeVisible();
    expect(north.queryByText('Open')).toBeNull();
  });

  it('ADD-COMPANY-01 opens the domain also when a part with a tooltip is pressed', async () => {
    await renderPage('/company/acme', { documents: { ...summaryDocument(NORTH), ...session({}) } });
    await userEvent.click(await (await card('North')).findByText('2 hours ago'));
    expect(await screen.findByRole('heading', { level: 1, name: 'North' })).toBeVisible();
  });

  it('ADD-COMPANY-01 updates the last session live, and marks one that is still open', async () => {
    const { store } = await renderPage('/company/acme', {
      documents: { ...summaryDocument(NORTH), ...session({ total: 10, empty: 0, invalid: 0 }) },
    });
    const north = await card('North');
    await north.findByText('10 addresses');
    write(
      store,
      sessionDocument(
        NORTH,
        aSession({ id: 's2', name: 'Newer', startTime: Date.now() - HOUR, endTime: null, total: 4, empty: 1, invalid: 0 }),
      ),
    );
    expect(await north.findByRole('link', { name: 'Newer' })).toBeVisible();
    expect(north.getByText('Open')).toBeVisible();
    expect(north.getByText('25% empty')).toBeVisible();
  });

  it('ADD-COMPANY-02 draws the readings of fourteen days and gives them in words, including sessions newer than the daily sums', async () => {
    const hours = hoursOf(3);
    const lastStart = hours.at(-1)!.at + 60_000;
    const documents = { ...summaryDocument(NORTH, { hours, readings: 30, lastStart }), ...session({ total: 7, empty: 0, invalid: 0 }) };
    await renderPage('/company/acme', { documents });
    const chart = await screen.findByRole('img', { name: /^Readings of the last 14 days: 27 in all/ });
    expect(chart.querySelectorAll('title')).toHaveLength(14);
  });

  it('ADD-COMPANY-01 links to open tasks, with their progress, and to failed pushes', async () => {
    const task = { id: 'T', name: 'T', state: 'STARTED', createdDate: Date.now(), addressesCount: 90, sessionId: 'T', read: 61 };
    await renderPage('/company/acme', { documents: summaryDocument(NORTH, { openTasks: 2, tasks: [task], failedPushes: 1500 }) });
    const north = await card('North');
    expect(north.getByRole('link', { name: '2 open tasks' })).toHaveAttribute('href', '/company/acme/domains/North/tasks');
    expect(north.getByText('61 of 90 read')).toBeVisible();
    expect(north.getByRole('link', { name: '1,500 pushes failed' })).toHaveAttribute('href', '/company/acme/domains/North');
  });

  it('ADD-COMPANY-03 offers the next step for a domain without sessions', async () => {
    await renderPage('/company/acme', {
      documents: {
        ...company(['North', 'South']),
        ...summaryDocument({ company: 'acme', domain: 'South' }, { readings: 5, lastStart: Date.now() }),
        ...summaryDocument(NORTH),
      },
    });
    const north = await card('North');
    expect(await north.findByText('No counts yet')).toBeVisible();
    expect(north.getByRole('link', { name: 'Create a task' })).toHaveAttribute('href', '/company/acme/domains/North/tasks/create');
    // That is all: no chart without bars, no sum of 0, no line without work.
    expect(north.queryByRole('img')).toBeNull();
    expect(north.queryByText(/14 days|Nothing open/)).toBeNull();
  });

  it('ADD-COMPANY-02 says in words that a domain with older sessions has read nothing for fourteen days', async () => {
    await renderPage('/company/acme', {
      documents: { ...summaryDocument(NORTH), ...session({ name: 'Long ago', startTime: Date.now() - 30 * 24 * HOUR }) },
    });
    const north = await card('North');
    expect(await north.findByRole('link', { name: 'Long ago' })).toBeVisible();
    expect(north.getByText('No readings in the last 14 days')).toBeVisible();
    expect(north.getByText('Nothing open, everything pushed')).toBeVisible();
  });

  it('ADD-COMPANY-01 shows the newest remaining session when the summary still names a removed one', async () => {
    const documents = {
      ...summaryDocument(NORTH, { lastStart: Date.now() }),
      ...session({ name: 'Left', startTime: Date.now() - 90 * HOUR }),
    };
    await renderPage('/company/acme', { documents });
    expect(await screen.findByRole('link', { name: 'Left' })).toBeVisible();
  });

  it('ADD-COMPANY-01 shows sessions without figures or end, long names and accents', async () => {
    const name = `Contagem ção ${'x'.repeat(200)}`;
    const odd = { [`companies/acme/domains/North/sessions/s1`]: { name, startTime: new Date(Date.now() - 40 * HOUR), total: 'many' } };
    await renderPage('/company/acme', { documents: { ...summaryDocument(NORTH), ...odd } });
    const north = await card('North');
    expect(await north.findByRole('link', { name })).toHaveAttribute('title', name);
    expect(north.getByText('Nothing read yet')).toBeVisible();
    expect(north.queryByText('Open')).toBeNull();
  });

  it('ADD-COMPANY-01 shows the rest of the card when the last session cannot be read', async () => {
    const store = aStore({ ...summaryDocument(NORTH, { openTasks: 1 }), ...session({ name: 'Night count' }) });
    store.fail('companies/acme/domains/North/sessions');
    await renderPage('/company/acme', { store });
    const north = await card('North');
    expect(await north.findByRole('alert')).toHaveTextContent('The last session could not be read.');
    expect(north.getByRole('link', { name: '1 open task' })).toBeVisible();
    store.heal();
    await userEvent.click(north.getByRole('button', { name: 'Retry' }));
    expect(await north.findByRole('link', { name: 'Night count' })).toBeVisible();
  });
});

describe('a company of many domains', () => {
  it('ADD-COMPANY-04 shows the busiest domains and finds all others by name, reading two documents a card', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `Hall ${index}`);
    const documents: Record<string, Record<string, unknown>> = company([...names, 'São João']);
    for (let index = 0; index < 20; index += 1) {
      const domain = `Hall ${index}`;
      Object.assign(documents, summaryDocument({ company: 'acme', domain }, { readings: index, hours: hoursOf(1) }));
      Object.assign(documents, sessionDocument({ company: 'acme', domain }, aSession({ startTime: Date.now() })));
    }
    const { store } = await renderPage('/company/acme', { documents });
    const cards = within(await screen.findByRole('list', { name: 'Busiest domains of Acme Logistics' })).getAllByRole('heading', {
      level: 3,
    });
    expect(cards.map(({ textContent }) => textContent)).toEqual(Array.from({ length: 12 }, (_, index) => `Hall ${19 - index}`));
    const all = within(await screen.findByRole('region', { name: 'All domains: 301' }));
    expect(all.getAllByRole('link')).toHaveLength(60);
    await userEvent.type(all.getByRole('searchbox', { name: 'Search domains' }), 'sao');
    expect(await all.findByRole('link', { name: 'São João' })).toHaveAttribute('href', '/company/acme/domains/S%C3%A3o%20Jo%C3%A3o');
    await waitFor(() => expect(all.getAllByRole('link')).toHaveLength(1));
    expect(store.reads).toBeLessThanOrEqual(1 + 1 + 2 * 12 + 20);
  });
});

describe('a new company', () => {
  const vazia = (authDomains: string[]) => ({
    ...profileDocument(aProfile({ companies: ['vazia'] })),
    ...companyDocument(aCompany({ id: 'vazia', exhibitionName: 'Empresa Vazia', authDomains })),
  });
  const LINKS = { addDomain: '/addDomain', addUser: '/adduser' };
  const steps = async () => {
    const region = within(await screen.findByRole('region', { name: 'First steps of Empresa Vazia' }));
    return region.getAllByRole('listitem').map(({ textContent }) => textContent);
  };

  it('DASH-21 ADD-COMPANY-03 is guided through four steps', async () => {
    await renderPage('/company/vazia', { documents: vazia([]), links: LINKS });
    expect(await steps()).toEqual([
      expect.stringContaining('Add a moderator (to do)'),
      expect.stringContaining('Add a domain (to do)'),
      expect.stringContaining('Add the people who count (to do)'),
      expect.stringContaining('Create the first task (to do)'),
    ]);
    expect(screen.getByText('No domains yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add moderator' })).toHaveAttribute('href', '/adduser');
  });

  it('ADD-COMPANY-03 ticks finished steps live, and hides the guide after the last', async () => {
    const ref = { company: 'vazia', domain: 'First' };
    const documents = { ...vazia(['First']), ...summaryDocument(ref), ...profileDocument(aModerator({ companies: ['vazia'] })) };
    const { store } = await renderPage('/company/vazia', { documents, links: LINKS });
    expect((await steps()).map((text) => /\((done|to do)\)/.exec(text)![1])).toEqual(['done', 'done', 'to do', 'to do']);
    expect(screen.getByRole('link', { name: 'Create task' })).toHaveAttribute('href', '/company/vazia/domains/First/tasks/create');
    write(store, profileDocument(aProfile({ uid: 'pedro', companies: ['vazia'], keyUser: false, pilot: true })));
    await waitFor(async () => expect((await steps()).filter((text) => text.includes('(done)'))).toHaveLength(3));
    write(store, summaryDocument(ref, { openTasks: 1 }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /First steps/ })).toBeNull());
  });
});
