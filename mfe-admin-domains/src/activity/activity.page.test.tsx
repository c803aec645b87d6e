import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Change, Locale } from 'shared-kit/model';
import {
  aChange,
  aCompany,
  aDomain,
  aSettings,
  changeDocument,
  companyDocument,
  domainDocument,
  pickOption,
  settingsDocument,
} from 'shared-kit/testing';
import { aStore, renderPage } from '../testing/render-page';

const PAGE = '/company/acme/activity';
const LINKS = { profile: '/profile/:uid', company: '/company/:company' };
const HOUR = 3_600_000;
const noon = new Date().setHours(12, 0, 0, 0);
const NORTH = { company: 'acme', domain: 'North' };

const settingsChange = aChange({ id: 'c1', at: noon });
const userChange = aChange({
  id: 'c2',
  at: noon - HOUR,
  by: 'rui',
  byName: 'Rui Gone',
  action: 'users.create',
  subject: { kind: 'user', name: 'Pedro Alves' },
  subjectId: 'pedro',
  domain: null,
  fields: ['firstName', 'pwUpdated', 'shoeSize'],
  settings: null,
});
const removal = aChange({
  id: 'c3',
  at: noon - 48 * HOUR,
  action: 'domains.delete',
  subject: { kind: 'domain', name: 'Cold Store' },
  subjectId: 'Cold Store',
  domain: 'Cold Store',
  settings: null,
});
const unknown = aChange({ id: 'c4', at: noon - 49 * HOUR, action: null, subject: null, settings: null });

const documents = (...changes: readonly Change[]) =>
  Object.assign({}, ...changes.map((change) => changeDocument('acme', change))) as ReturnType<typeof changeDocument>;
const open = (
  changes: readonly Change[] = [settingsChange, userChange, removal, unknown],
  path = PAGE,
  more: { documents?: object; locale?: Locale } = {},
) => renderPage(path, { links: LINKS, ...more, documents: { ...documents(...changes), ...more.documents } });
const table = () => screen.findByRole('table', { name: 'Changes' });

describe('the activity of a company', () => {
  it('ADD-01 lists who did what, when and from where, with a heading for each day', async () => {
    await open();
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(rows).toHaveLength(6);
    expect(rows[1]).toMatch(/Ana Key changed the settings of North.*from 10\.1\.2\.3/);
    expect(rows[2]).toMatch(/Rui Gone added the user Pedro Alves/);
    expect(rows[3]).toMatch(new RegExp(String(new Date(removal.at!).getFullYear())));
    expect(rows[4]).toMatch(/Ana Key removed the domain Cold Store/);
    expect(rows[5]).toMatch(/Ana Key made a change that this console has no words for/);
    expect(screen.getByRole('heading', { level: 1, name: 'Activity of Acme Logistics' })).toBeVisible();
    expect(screen.getByText('Restarting and removing inventory tasks leaves no record.')).toBeVisible();
    expect(screen.getByText(/^A person can be chosen once a record of theirs has been read/)).toBeVisible();
  });

  it('ADD-01 ADD-58 (D-160) shows what people did first, and folds what the platform did several times in a day', async () => {
    const pushes = Array.from({ length: 21 }, (_, index) =>
      aChange({
        id: `p${index}`,
        at: noon + HOUR - index * 1000,
        by: 'platform',
        byName: null,
        action: 'sessions.push',
        subject: { kind: 'session', name: `Count ${index}` },
        subjectId: `s${index}`,
        settings: null,
      }),
    );
    await open([...pushes, settingsChange, removal]);
    const rows = () =>
      within(screen.getByRole('table', { name: 'Changes' }))
        .getAllByRole('row')
        .slice(1);
    await table();
    expect(rows()).toHaveLength(5);
    expect(rows()[1]).toHaveTextContent('Ana Key changed the settings of North');
    const fold = within(rows()[2]!).getByRole('button', { name: 'The platform pushed 21 sessions', expanded: false });
    await userEvent.click(fold);
    expect(rows()).toHaveLength(26);
    expect(within(rows()[3]!).getByRole('button', { name: 'The platform pushed the session Count 0 of North' })).toBeVisible();
    await userEvent.click(fold);
    expect(rows()).toHaveLength(5);
  });

  it.each<[Locale, string]>([
    ['pt-BR', 'Ana Key removeu o domínio Cold Store'],
    ['es-ES', 'Ana Key eliminó el dominio Cold Store'],
  ])('ADD-01 says so in %s', async (locale, sentence) => {
    await open([removal], PAGE, { locale });
    expect(await screen.findByRole('button', { name: sentence })).toBeVisible();
  });

  it('ADD-01 shows the changed fields of a record when the record is expanded', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Rui Gone added the user Pedro Alves', expanded: false }));
    expect(screen.getByText('First name, Own password, and shoeSize')).toBeVisible();
  });

  it('ADD-01 shows the changed values of settings when the record is expanded', async () => {
    await open([settingsChange], PAGE, {
      documents: {
        ...Object.fromEntries(
          Object.values(settingsDocument(NORTH, aSettings({ addrPattern: 'RRCC' }))).map((data) => [
            'companies/acme/domains/North/settings/v1',
            data,
          ]),
        ),
        ...Object.fromEntries(
          Object.values(settingsDocument(NORTH, aSettings({ addrPattern: '*RRCC' }))).map((data) => [
            'companies/acme/domains/North/settings/v2',
            data,
          ]),
        ),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ana Key changed the settings of North' }));
    expect(await screen.findByText('*RRCC')).toBeVisible();
    expect(screen.getByText('RRCC')).toBeVisible();
  });

  it('ADD-01 links to things that still exist, but not to removed ones', async () => {
    const gone = aChange({
      id: 'c5',
      at: noon - HOUR / 2,
      action: 'users.remove',
      subject: { kind: 'user', name: 'Eva Sá' },
      subjectId: 'eva',
      domain: null,
      settings: null,
    });
    const before = { ...gone, id: 'c6', at: noon - 2 * HOUR, action: 'users.update' } as const;
    await open([settingsChange, userChange, removal, gone, before]);
    expect(await screen.findByRole('link', { name: 'Open Pedro Alves' })).toHaveAttribute('href', '/profile/pedro');
    expect(await screen.findByRole('link', { name: 'Open North' })).toHaveAttribute('href', '/company/acme/domain/North/settings');
    expect(screen.queryByRole('link', { name: 'Open Cold Store' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open Eva Sá' })).not.toBeInTheDocument();
  });

  it('ADD-01 reads its records and no domain, however many the company has', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `Hall ${index}`);
    const domains = Object.assign({}, ...names.map((id) => domainDocument('acme', aDomain({ id, name: id })))) as object;
    const company = companyDocument(aCompany({ authDomains: ['North', ...names] }));
    const { store } = await open(undefined, PAGE, { documents: { ...domains, ...company } });
    expect(await screen.findByRole('link', { name: 'Open North' })).toBeVisible();
    // The four records, the settings that one of them names with those before, the profile and the company.
    expect(store.reads).toBeLessThanOrEqual(10);
  });

  it('ADD-01 is filtered by its URL and by the chosen filters, and says when nothing matches', async () => {
    await open(undefined, `${PAGE}?person=rui`);
    expect(await screen.findByRole('button', { name: /Pedro Alves/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cold Store/ })).not.toBeInTheDocument();
    await pickOption('Kind', 'Domains');
    expect(await screen.findByText('No changes found', { selector: 'p' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('button', { name: /Cold Store/ })).toBeVisible();
    await pickOption('Period', 'Today');
    expect(await screen.findByRole('button', { name: /Pedro Alves/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cold Store/ })).not.toBeInTheDocument();
  });

  it('ADD-01 (D-133) has screen readers read out how many records a filter finds, and how many older ones make', async () => {
    const many = Array.from({ length: 60 }, (_, index) => aChange({ id: `m${index}`, at: noon - index * 1000, settings: null }));
    await open([...many, userChange]);
    await table();
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced()).not.toContain('50 rows');
    await userEvent.click(screen.getByRole('button', { name: 'Show older changes' }));
    await waitFor(() => expect(announced()).toContain('61 rows'));
    await pickOption('Kind', 'Users');
    await waitFor(() => expect(announced()).toContain('1 row'));
    await pickOption('Kind', 'Licenses');
    await waitFor(() => expect(announced()).toContain('No changes found'));
  });

  it('ADD-01 reads fifty records, and older ones when they are asked for', async () => {
    const many = Array.from({ length: 60 }, (_, index) => aChange({ id: `m${index}`, at: noon - index * 1000, settings: null }));
    const { store } = await open(many);
    expect(await screen.findAllByRole('button', { name: /^Ana Key changed/ })).toHaveLength(50);
    const reads = store.reads;
    await userEvent.click(screen.getByRole('button', { name: 'Show older changes' }));
    expect(await screen.findAllByRole('button', { name: /^Ana Key changed/ })).toHaveLength(60);
    expect(store.reads - reads).toBe(10);
    expect(screen.queryByRole('button', { name: 'Show older changes' })).not.toBeInTheDocument();
  });

  it('ADD-01 says why the records cannot be read, and tries again', async () => {
    const store = aStore(documents(settingsChange));
    store.fail('companies/acme/audit');
    await renderPage(PAGE, { store });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await act(async () => store.heal());
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Ana Key changed the settings of North' })).toBeVisible();
  });

  it('ADD-01 exports everything that matches the filters, as sentences', async () => {
    const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const many = Array.from({ length: 60 }, (_, index) => aChange({ id: `m${index}`, at: noon - index * 1000, settings: null }));
    await open([...many, removal], `${PAGE}?kind=settings`);
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'As CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const file = await (saved.mock.calls[0]![0] as Blob).text();
    expect(file.trim().split('\n')).toHaveLength(61);
    expect(file).toContain('Ana Key changed the settings of North');
  });

  it('ADD-01 says so when an export holds only the newest records', async () => {
    const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await open(Array.from({ length: 1001 }, (_, index) => aChange({ id: `m${index}`, at: noon - index * 1000, settings: null })));
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'As CSV' }));
    expect(await screen.findByText(/1,000/)).toBeVisible();
    const file = await (saved.mock.lastCall![0] as Blob).text();
    expect(file.trim().split('\n')).toHaveLength(1001);
  });
});
