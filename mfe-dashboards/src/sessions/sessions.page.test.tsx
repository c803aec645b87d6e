import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from 'shared-kit/model';
import { aCompany, aDomain, aSession, cellsByTitle, companyDocument, domainDocument, sessionDocument } from 'shared-kit/testing';
import { aStore, NORTH, NORTH_PATH, renderPage } from '../testing/render-page';
import { write } from '../testing/write';

const documentsOf = (...sessions: Partial<Session>[]) =>
  Object.assign({}, ...sessions.map((given) => sessionDocument(NORTH, aSession(given)))) as ReturnType<typeof sessionDocument>;

const day = (date: number, hour = 10) => Date.UTC(2024, 2, date, hour);

const THREE = documentsOf(
  { id: 'a', name: 'Aisle 1', startTime: day(1), endTime: day(4, 12), total: 1200, empty: 34, invalid: 5, pushStatus: 'PUSHED' },
  { id: 'b', name: 'Aisle 2', startTime: day(3), pushStatus: 'FAILED' },
  { id: 'c', name: 'Aisle 3', startTime: day(2), pushStatus: 'SENT_BY_HAND', endTime: null },
);

const rowNames = () =>
  within(screen.getByRole('table', { name: 'Sessions' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the sessions of a domain', () => {
  it('ROUTE-11 DASH-03 shows name, start, end, total, empty, invalid and push status', async () => {
    await renderPage(NORTH_PATH, { documents: THREE });
    expect(await screen.findByRole('heading', { level: 1, name: 'North' })).toBeVisible();
    expect(cellsByTitle(await screen.findByRole('row', { name: /Aisle 1/ }))).toEqual({
      Name: 'Aisle 1',
      Start: '3/1/24, 10:00 AM',
      End: '3/4/24, 12:00 PM',
      Total: '1,200',
      Empty: '34',
      Invalid: '5',
      'Push status': 'Pushed',
    });
    // The search finds the words that stand in the column.
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'failed');
    await waitFor(() => expect(rowNames()).toEqual(['Aisle 2']));
  });

  it('DASH-05 lists them newest first, as many as the domain is set to', async () => {
    const { store } = await renderPage(NORTH_PATH, {
      documents: { ...THREE, ...domainDocument('acme', aDomain({ sessionCountLimit: 2 })) },
    });
    await screen.findByRole('link', { name: 'Aisle 2' });
    expect(rowNames()).toEqual(['Aisle 2', 'Aisle 3']);
    expect(screen.getByText(/At most 2 are listed/)).toBeVisible();
    write(store, domainDocument('acme', aDomain({ sessionCountLimit: 3 })));
    expect(await screen.findByRole('link', { name: 'Aisle 1' })).toBeVisible();
    // It ended last.
    expect(rowNames()).toEqual(['Aisle 2', 'Aisle 3', 'Aisle 1']);
  });

  it('DASH-05 TABLE-02 says that a search which finds nothing has searched the listed ones only, where there may be more (D-150)', async () => {
    const { store } = await renderPage(NORTH_PATH, {
      documents: { ...THREE, ...domainDocument('acme', aDomain({ sessionCountLimit: 2 })) },
    });
    await screen.findByRole('link', { name: 'Aisle 2' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'aisle 1');
    expect(await screen.findByText(/^Only the 2 listed here were searched\. The quick access finds others/)).toBeVisible();
    write(store, domainDocument('acme', aDomain({ sessionCountLimit: 9 })));
    expect(await screen.findByRole('link', { name: 'Aisle 1' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), '0');
    expect(await screen.findByText('Check the spelling or use fewer words.')).toBeVisible();
  });

  it('DASH-05 lists the 100 newest by start when the domain gives no number', async () => {
    const many = Array.from({ length: 101 }, (_, n) => ({ id: `s${n}`, name: `Count ${n}`, startTime: day(1) + n }));
    await renderPage(NORTH_PATH, { documents: documentsOf(...many) });
    expect(await screen.findByText('100 rows')).toBeVisible();
    expect(screen.getByText(/At most 100 are listed/)).toBeVisible();
    expect(rowNames().slice(0, 2)).toEqual(['Count 100', 'Count 99']);
    await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
    expect(rowNames().at(-1)).toBe('Count 1');
  });

  it('DASH-05 shows a session that another client writes, and drops one that it removes', async () => {
    const { store } = await renderPage(NORTH_PATH, { documents: THREE });
    await screen.findByRole('link', { name: 'Aisle 2' });
    write(store, documentsOf({ id: 'd', name: 'Aisle 4', startTime: day(4) }));
    expect(await screen.findByRole('link', { name: 'Aisle 4' })).toBeVisible();
    expect(rowNames()[0]).toBe('Aisle 4');
    store.remove('companies/acme/domains/North/sessions/b');
    await screen.findByText('3 rows');
    expect(screen.queryByRole('link', { name: 'Aisle 2' })).not.toBeInTheDocument();
  });

  it('DASH-07 shows an unknown push status as it is', async () => {
    await renderPage(NORTH_PATH, { documents: THREE });
    expect(await screen.findByRole('row', { name: /Aisle 3.*SENT_BY_HAND/ })).toBeVisible();
  });

  it('DASH-19 shows a dash for every push status when the company has no listener', async () => {
    const company = companyDocument(aCompany({ hasSessionPushListener: false }));
    await renderPage(NORTH_PATH, { documents: { ...THREE, ...company } });
    const row = await screen.findByRole('row', { name: /Aisle 2/ });
    expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent(/^-$/);
  });

  it('DASH-04 links to the data of a session and to the inventory tasks, once and by a key', async () => {
    const { state } = await renderPage(NORTH_PATH, { documents: THREE });
    expect(await screen.findByRole('link', { name: 'Aisle 2' })).toHaveAttribute('href', `${NORTH_PATH}/sessions/b`);
    expect(screen.queryByRole('button', { name: 'Inventory tasks' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Inventory tasks' })).toHaveAttribute('href', `${NORTH_PATH}/tasks`);
    const action = state.actions.list().find(({ id }) => id === 'sessions.tasks');
    expect(action).toMatchObject({ label: 'Inventory tasks', keys: 't' });
    act(() => action?.run());
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
  });

  it('EXPORT-01 exports all sessions in the order of the table when none is selected', async () => {
    await renderPage(NORTH_PATH, { documents: THREE });
    await screen.findByRole('link', { name: 'Aisle 2' });
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText(/^3 sessions: /)).toHaveTextContent('3 sessions: Aisle 1, Aisle 2, and Aisle 3');
  });

  it('DASH-04 DASH-21 EXPORT-13 says that a domain has no data, and keeps the actions that are possible', async () => {
    await renderPage(NORTH_PATH);
    expect(await screen.findByText('No data')).toBeVisible();
    expect(screen.getByRole('button', { name: 'More actions' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export sessions' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await dialog.findByText('Missing data!')).toBeVisible();
  });

  it('ROUTE-11 says that a domain does not exist, and links to the domains of the company', async () => {
    await renderPage('/company/acme/domains/Nowhere');
    expect(await screen.findByRole('alert')).toHaveTextContent('Acme Logistics has no domain “Nowhere”');
    expect(screen.getByRole('link', { name: 'Go to the domains of Acme Logistics' })).toHaveAttribute('href', '/company/acme');
  });

  it.each(['a%2Fb', 'North%2Fsessions%2Fa', '__x__'])(
    'ROUTE-11 ROUTE-13 says that the domain %s does not exist when its name is invalid',
    async (domain) => {
      await renderPage(`/company/acme/domains/${domain}/tasks`, { documents: THREE });
      expect(await screen.findByRole('alert')).toHaveTextContent('Domain not found');
    },
  );

  it('ROUTE-11 says that the company does not exist', async () => {
    await renderPage('/company/nobody/domains/North');
    expect(await screen.findByRole('alert')).toHaveTextContent('Company not found');
  });

  it('shows why the sessions cannot be read, and tries again', async () => {
    const store = aStore(THREE);
    store.fail('companies/acme/domains/North/sessions', 'failed');
    await renderPage(NORTH_PATH, { store });
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error!');
    store.heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Aisle 2' })).toBeVisible();
  });
});
