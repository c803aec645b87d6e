import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCompany,
  aLicense,
  anApiKey,
  apiKeyDocument,
  aProfile,
  companyDocument,
  licenseDocument,
  profileDocument,
  wholeText,
} from 'shared-kit/testing';
import type { DomainSummary } from 'shared-kit/model/overview';
import { aStore, NORTH, renderPage } from '../testing/render-page';
import { hoursOf, summaryDocument } from '../testing/summaries';
import { write } from '../testing/write';

const DAY = 86_400_000;
const NORTE = { company: 'norte', domain: 'Armazém 1' };
const LINKS = {
  keys: '/managekeys',
  users: '/manageusers',
  settings: '/company/:company/domain/:domain/settings',
  activity: '/company/:company/activity',
};
const failed = (name: string, failedPushes = 1): Partial<DomainSummary> => ({
  failedPushes,
  newestFailed: { id: 's9', name, startTime: Date.now() - 7 * 3_600_000, pushTries: null },
});
const task = (name: string, age: number, read: number | null) => ({
  id: name,
  name,
  state: 'STARTED',
  createdDate: Date.now() - age * DAY,
  addressesCount: 90,
  sessionId: name,
  read,
});

/** Ana has two companies, each with a domain. */
const two = (documents: Record<string, Record<string, unknown>> = {}) => ({
  ...profileDocument(aProfile({ companies: ['acme', 'norte'] })),
  ...companyDocument(
    aCompany({ id: 'norte', exhibitionName: 'Norte Armazéns', authDomains: [NORTE.domain], hasSessionPushListener: false }),
  ),
  ...summaryDocument(NORTH),
  ...summaryDocument(NORTE),
  ...documents,
});

const needs = async () => within(await screen.findByRole('list', { name: 'Needs attention' })).getAllByRole('listitem');

describe('the start page', () => {
  it('ROUTE-08 DASH-01 welcomes by first and last name', async () => {
    await renderPage('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ana Key' })).toBeVisible();
    expect(document.title).toContain('Welcome, Ana Key');
  });

  it('DASH-01 welcomes a user with long, accented names in Portuguese', async () => {
    const names = { firstName: 'João Conceição', lastName: 'de Albuquerque e Vasconcelos' };
    await renderPage('/', { documents: profileDocument(aProfile(names)), locale: 'pt-BR' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('João Conceição de Albuquerque e Vasconcelos');
  });

  it('ADD-HOME-01 shows each company with its domains and the links to its pages', async () => {
    await renderPage('/', { documents: two(), links: LINKS });
    const acme = within(await screen.findByRole('region', { name: 'Acme Logistics' }));
    expect(acme.getByText('1 domain')).toBeVisible();
    expect(acme.getByRole('link', { name: 'North', description: 'Acme Logistics' })).toHaveAttribute('href', '/company/acme/domains/North');
    expect(acme.getByRole('link', { name: 'Activity' })).toHaveAttribute('href', '/company/acme/activity');
    expect(acme.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/manageusers');
    await userEvent.click(acme.getByRole('link', { name: 'See domains', description: 'Acme Logistics' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Acme Logistics' })).toBeVisible();
  });

  it('ADD-HOME-01 shows the company’s page when there is only one', async () => {
    await renderPage('/', { documents: summaryDocument(NORTH) });
    const domains = within(await screen.findByRole('list', { name: 'Domains' }));
    expect(domains.getByRole('link', { name: 'North' })).toHaveAttribute('href', '/company/acme/domains/North');
    expect(screen.queryByRole('link', { name: 'See domains' })).toBeNull();
  });

  it('DASH-21 explains an account without companies', async () => {
    await renderPage('/', { documents: profileDocument(aProfile({ companies: [] })) });
    expect(await screen.findByText('No company yet')).toBeVisible();
  });

  it('ROUTE-08 follows a company that is renamed meanwhile', async () => {
    const { store } = await renderPage('/', { documents: two() });
    await screen.findByRole('heading', { level: 2, name: 'Acme Logistics' });
    write(store, companyDocument(aCompany({ exhibitionName: 'Acme Worldwide' })));
    expect(await screen.findByRole('heading', { level: 2, name: 'Acme Worldwide' })).toBeVisible();
  });
});

/** Lets elements come into view only when `show` says so. */
async function whereNothingIsInView(work: (show: (element: Element) => void) => Promise<void>) {
  const seen = new Map<Element, () => void>();
  class Observer {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = (element: Element) => void seen.set(element, () => this.tell([{ isIntersecting: true }]));
    disconnect = () => undefined;
  }
  Object.assign(window, { IntersectionObserver: Observer });
  try {
    await work((element) => seen.get(element)!());
  } finally {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  }
}

describe('the start page of a user with many companies', () => {
  const ids = Array.from({ length: 8 }, (_, index) => `c${index}`);
  const many: Record<string, Record<string, unknown>> = { ...profileDocument(aProfile({ companies: ids })) };
  for (const company of ids) {
    Object.assign(many, companyDocument(aCompany({ id: company, exhibitionName: `Company ${company}`, authDomains: ['Dock', 'Yard'] })));
    for (const domain of ['Dock', 'Yard']) Object.assign(many, summaryDocument({ company, domain }, { openTasks: 2 }));
  }

  it('ADD-HOME-01 shows the domains of all companies with their figures', async () => {
    await renderPage('/', { documents: many });
    const last = within(await screen.findByRole('region', { name: 'Company c7' }));
    expect(await last.findByRole('link', { name: 'Yard' })).toBeVisible();
    expect(last.getAllByText(/2 open tasks/)).toHaveLength(2);
    expect(screen.getByText('Looked up in 4 of your 8 companies.', { exact: false })).toBeVisible();
  });

  it('ADD-HOME-04 says of which companies it has looked for what needs attention, never "all quiet" of the others, and asks them on a press (D-150)', async () => {
    const documents = { ...many, ...summaryDocument({ company: 'c6', domain: 'Dock' }, failed('Late push')) };
    await renderPage('/', { documents });
    expect(await screen.findByText('Nothing that was looked at needs attention.')).toBeVisible();
    expect(screen.queryByText(/All quiet/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask the others' }));
    expect(await screen.findByRole('button', { name: 'Push again: Late push' })).toBeVisible();
    const note = screen.getByText('Looked up in 8 of your 8 companies.');
    expect(note).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Ask the others' })).toBeNull();
  });

  it('ADD-HOME-04 says "all quiet" once all companies have been asked, without counts that were not read (D-150)', async () => {
    await whereNothingIsInView(async () => {
      const documents: typeof many = { ...profileDocument(aProfile({ companies: ids })) };
      const names = Array.from({ length: 10 }, (_, index) => `D${index}`);
      for (const company of ids) {
        Object.assign(documents, companyDocument(aCompany({ id: company, exhibitionName: `Company ${company}`, authDomains: names })));
        for (const domain of names) Object.assign(documents, summaryDocument({ company, domain }));
      }
      await renderPage('/', { documents });
      await userEvent.click(await screen.findByRole('button', { name: 'Ask the others' }));
      expect(await screen.findByText('All quiet, everything pushed.')).toBeVisible();
    });
  });

  it('ADD-HOME-05 reads the domains of a later company when it comes into view, two documents for each', async () => {
    await whereNothingIsInView(async (show) => {
      const { store } = await renderPage('/', { documents: many });
      const last = await screen.findByRole('region', { name: 'Company c7' });
      const before = store.reads;
      expect(within(last).queryByRole('link', { name: 'Yard' })).toBeNull();
      act(() => show(last));
      expect(await within(last).findByRole('link', { name: 'Yard' })).toBeVisible();
      expect(store.reads - before).toBeLessThanOrEqual(4);
    });
  });

  it('ADD-HOME-05 lists the items of the first companies before their cards are in view, reads at most twenty documents for it, and keeps the items', async () => {
    const documents = { ...many };
    const names = Array.from({ length: 10 }, (_, index) => `D${index}`);
    for (const company of ids.slice(0, 4)) {
      Object.assign(documents, companyDocument(aCompany({ id: company, exhibitionName: `Company ${company}`, authDomains: names })));
      for (const domain of names) Object.assign(documents, summaryDocument({ company, domain }));
      Object.assign(
        documents,
        summaryDocument({ company, domain: 'D7' }, failed(`Push ${company}`)),
        summaryDocument({ company, domain: 'D8' }, { noModerator: true }),
      );
      Object.assign(documents, summaryDocument({ company, domain: 'D9' }, { openTasks: 3, tasks: [task(`Task ${company}`, 2, null)] }));
    }
    await whereNothingIsInView(async (show) => {
      const { store } = await renderPage('/', { documents });
      const fourth = await screen.findByRole('region', { name: 'Company c3' });
      expect(store.reads).toBeLessThanOrEqual(1 + ids.length + names.length + 20);
      await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
      expect(screen.getByRole('button', { name: 'Push again: Push c3' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Open: Task c3' })).toBeVisible();
      expect(within(fourth).queryByRole('link', { name: 'D7' })).toBeNull();
      act(() => show(fourth));
      expect(screen.getByRole('button', { name: 'Push again: Push c3' })).toBeVisible();
      expect(await within(fourth).findByRole('link', { name: 'D7' })).toBeVisible();
      expect(await needs()).toHaveLength(12);
    });
  });
});

describe('what needs attention', () => {
  it('ADD-HOME-02 lists for all companies failed pushes, keys, licences, domains without a moderator and waiting tasks, the urgent first', async () => {
    const documents = two({
      ...summaryDocument(NORTH, { ...failed('Dock', 3), openTasks: 2, tasks: [task('Street 5', 2, 61), task('Young', 0, null)] }),
      ...summaryDocument(NORTE, { noModerator: true }),
      ...apiKeyDocument('acme', anApiKey({ id: 'k1', description: 'Display', creationDate: Date.now() - 300 * DAY - 120_000 })),
      ...apiKeyDocument('norte', anApiKey({ id: 'k2', description: 'ERP', creationDate: Date.now() - 400 * DAY - 120_000 })),
      ...apiKeyDocument('acme', anApiKey({ id: 'k3', description: 'New', creationDate: Date.now() - DAY })),
      ...apiKeyDocument('acme', anApiKey({ id: 'k4', description: 'Dead', status: 'INVALID', creationDate: Date.now() - 900 * DAY })),
      ...licenseDocument('acme', aLicense({ id: 'l1', description: 'Drone', expDate: Date.now() + 12 * DAY, authDomains: ['North'] })),
      ...licenseDocument('acme', aLicense({ id: 'l2', description: 'Far', expDate: Date.now() + 300 * DAY })),
    });
    await renderPage('/', { documents, links: LINKS });
    expect((await needs()).map(({ textContent }) => textContent)).toEqual([
      'Urgent: Push of “Dock” failed, started 7 hours ago · North · Acme Logistics and 2 morePush again',
      'Urgent: No moderator is responsible for “Armazém 1”, so nothing in it can be changed · Norte ArmazénsAssign moderator',
      'Urgent: API key “ERP” is 400 days old · Norte ArmazénsRenew',
      'API key “Display” is 300 days old · Acme LogisticsRenew',
      'License “Drone” expires in 12 days · North · Acme LogisticsOpen settings',
      'Task “Street 5”, created 2 days ago, 61 of 90 read · North · Acme LogisticsOpen',
    ]);
    expect(screen.getByRole('link', { name: 'Open: Street 5' })).toHaveAttribute('href', '/company/acme/domains/North/sessions/Street%205');
    expect(screen.getByRole('link', { name: 'Renew: ERP' })).toHaveAttribute('href', '/managekeys');
    expect(screen.getByRole('link', { name: 'Open settings: Drone' })).toHaveAttribute('href', '/company/acme/domain/North/settings');
  });

  it('ADD-HOME-03 pushes again from the list; once the push has succeeded, the item disappears and its heading gets the focus', async () => {
    const { store, api } = await renderPage('/', { documents: two(summaryDocument(NORTH, { ...failed('Dock'), noModerator: true })) });
    api.on('POST /api/triggerSessionPush', { message: { key: 'sessions.pushTriggered', text: 'Push triggered!' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Push again: Dock' }));
    await userEvent.click(within(screen.getByRole('dialog', { name: 'Push “Dock”?' })).getByRole('button', { name: 'Push session' }));
    await waitFor(() => expect(api.calls).toHaveLength(1));
    act(() => screen.getByRole('button', { name: 'Push again: Dock' }).focus());
    write(store, summaryDocument(NORTH, { noModerator: true }));
    await waitFor(() => expect(screen.queryByText(/Push of/)).toBeNull());
    expect(screen.getByRole('heading', { name: 'Needs attention' })).toHaveFocus();
  });

  it('ADD-HOME-03 D-71 says before a push that no automatic retry comes any more', async () => {
    const newestFailed = { ...failed('Dock').newestFailed!, pushTries: { failedAt: Date.now() - 9 * DAY, nextAt: null } };
    await renderPage('/', { documents: two(summaryDocument(NORTH, { failedPushes: 1, newestFailed })) });
    await userEvent.click(await screen.findByRole('button', { name: 'Push again: Dock' }));
    expect(screen.getByRole('dialog', { name: 'Push “Dock”?' })).toHaveTextContent('There will be no more automatic retries.');
  });

  it('ADD-HOME-03 ERR-02 says why a session was not pushed, and keeps the item', async () => {
    const { api, state } = await renderPage('/', { documents: two(summaryDocument(NORTH, failed('Dock'))) });
    api.on('POST /api/triggerSessionPush', { status: 502, message: { code: 925, text: 'x' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Push again: Dock' }));
    await userEvent.click(within(screen.getByRole('dialog', { name: 'Push “Dock”?' })).getByRole('button', { name: 'Push session' }));
    expect(await screen.findByText('No data transformer configured!')).toBeVisible();
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'error', duration: 5000 });
    expect(screen.getByRole('button', { name: 'Push again: Dock' })).toBeEnabled();
  });

  it('ADD-HOME-03 offers no push when the company has no listener', async () => {
    await renderPage('/', { documents: two(summaryDocument(NORTE, failed('Dock'))) });
    expect(await screen.findByText(/All quiet/)).toBeVisible();
  });

  it('ADD-HOME-04 says that there may be more of what it reads only the first of: keys, and late tasks that a summary does not name (D-150)', async () => {
    const keys = (count: number) =>
      Object.assign(
        {},
        ...Array.from({ length: count }, (_, index) =>
          apiKeyDocument('acme', anApiKey({ id: `k${index}`, description: `Key ${index}`, creationDate: 1 })),
        ),
      ) as Record<string, Record<string, unknown>>;
    const more = /There may be more/;
    // Two companies share twenty documents: five keys and five licences of each.
    await renderPage('/', { documents: two(keys(4)) });
    expect(await needs()).toHaveLength(4);
    expect(screen.queryByText(more)).toBeNull();
    cleanup();
    await renderPage('/', { documents: two(keys(9)) });
    expect(await needs()).toHaveLength(5);
    expect(screen.getByText(more)).toBeVisible();
    cleanup();
    const late = { openTasks: 5, tasks: [task('A', 3, null), task('B', 3, null), task('C', 2, null)] };
    await renderPage('/', { documents: two(summaryDocument(NORTH, late)) });
    expect(await needs()).toHaveLength(3);
    expect(screen.getByText(more)).toBeVisible();
  });

  it('ADD-HOME-02 says in one line when nothing needs attention', async () => {
    const hours = [{ at: Math.floor(Date.now() / 3_600_000) * 3_600_000, sessions: 14, total: 50, empty: 0, invalid: 0 }];
    await renderPage('/', { documents: two(summaryDocument(NORTH, { hours })) });
    expect(await screen.findByText('All quiet: 14 counts today, everything pushed.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Needs attention' })).toBeNull();
  });

  it('ADD-HOME-02 shows the first six items, and all of them when "Show all" is pressed', async () => {
    const keys = Array.from({ length: 6 }, (_, index) =>
      apiKeyDocument('acme', anApiKey({ id: `k${index}`, description: `Key ${index}` })),
    );
    const documents = Object.assign(
      two(
        summaryDocument(NORTH, { ...failed('Dock'), tasks: [task('T1', 3, null), task('T2', 2, null), task('T3', 2, null)], openTasks: 3 }),
      ),
      ...keys,
    );
    await renderPage('/', { documents });
    expect(await needs()).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: /^Show all/ }));
    expect(await needs()).toHaveLength(9);
  });

  it('ADD-HOME-04 shows the other parts when one part fails, and can read that part again', async () => {
    const store = aStore(two(summaryDocument(NORTH, failed('Dock'))));
    store.fail('companies/norte/apiKeys');
    await renderPage('/', { store });
    expect(await screen.findByRole('button', { name: 'Push again: Dock' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The API keys of Norte Armazéns could not be read.');
    store.heal();
    await userEvent.click(screen.getByRole('button', { name: /^Retry/ }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it.each([
    ['pt-BR', 'O envio da sessão “Dock”, iniciada há 7 horas, falhou'],
    ['es-ES', 'Ha fallado el envío de la sesión «Dock», iniciada hace 7 horas'],
  ] as const)('ADD-HOME-02 describes a failed push in %s', async (locale, text) => {
    await renderPage('/', { documents: two(summaryDocument(NORTH, failed('Dock'))), locale });
    expect(await screen.findByText(wholeText(text))).toBeVisible();
  });

  it('ADD-HOME-02 shows both old keys of one company when the user has three companies', async () => {
    const documents = {
      ...two(),
      ...profileDocument(aProfile({ companies: ['acme', 'norte', 'vazia'] })),
      ...companyDocument(aCompany({ id: 'vazia', exhibitionName: 'Vazia', authDomains: [] })),
      ...apiKeyDocument('acme', anApiKey({ id: 'k1', description: 'Display', creationDate: Date.now() - 300 * DAY })),
      ...apiKeyDocument('acme', anApiKey({ id: 'k2', description: 'ERP', creationDate: Date.now() - 400 * DAY })),
    };
    await renderPage('/', { documents, links: LINKS });
    await needs();
    expect(screen.getAllByRole('link', { name: /^Renew/ })).toHaveLength(2);
  });

  it('ADD-HOME-05 reads at most the profile, the companies, two documents a domain and twenty documents for the items', async () => {
    const companies = Array.from({ length: 3 }, (_, index) => `c${index}`);
    const documents: Record<string, Record<string, unknown>> = { ...profileDocument(aProfile({ companies })) };
    for (const company of companies) {
      Object.assign(
        documents,
        companyDocument(
          aCompany({ id: company, exhibitionName: company, authDomains: Array.from({ length: 15 }, (_, index) => `D${index}`) }),
        ),
      );
      for (let index = 0; index < 15; index += 1) {
        const ref = { company, domain: `D${index}` };
        Object.assign(documents, summaryDocument(ref, { hours: hoursOf(5), readings: index, ...failed(`S${index}`), noModerator: true }));
        Object.assign(documents, apiKeyDocument(company, anApiKey({ id: `k${index}` })));
        Object.assign(documents, licenseDocument(company, aLicense({ id: `l${index}`, expDate: Date.now() + DAY })));
      }
    }
    const { store } = await renderPage('/', { documents });
    await screen.findByRole('region', { name: 'c2' });
    const cards = screen.getAllByRole('list', { name: /^Busiest domains/ }).flatMap((list) => [...list.children]).length;
    expect(cards).toBe(3 * 12);
    expect(store.reads).toBeLessThanOrEqual(1 + companies.length + 2 * cards + 20);
  });
});
