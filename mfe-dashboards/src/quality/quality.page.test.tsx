import { screen, waitFor, within } from '@testing-library/react';
import { firestorePaths } from 'shared-kit/model';
import { monthOf, type MonthOfQuality } from 'shared-kit/model/quality';
import { monthDocument, sessionQualityDocument, someFigures } from '../testing/months-of-quality';
import { aStore, NORTH, NORTH_PATH, renderPage } from '../testing/render-page';
import { catchSavedFiles } from '../testing/saved-files';
import { write } from '../testing/write';

const PATH = `${NORTH_PATH}/quality`;
const NOW = new Date(2026, 4, 16, 15).getTime();
const at = (month: number, day: number, hour = 10) => new Date(2026, month - 1, day, hour).getTime();

const MAY: Partial<MonthOfQuality> = {
  hours: [
    { at: at(5, 4), domains: [], ...someFigures(1, 40, 2, 1, 7) },
    { at: at(5, 12), domains: [], ...someFigures(2, 90, 3, 7) },
  ],
  streets: [
    { domain: '', street: '12', ...someFigures(2, 100, 4, 6) },
    { domain: '', street: '', ...someFigures(1, 30, 1, 2) },
  ],
  people: [{ id: '17', name: 'Ann Lee', domains: [], ...someFigures(3, 130, 5, 8, 7) }],
  otherStreets: someFigures(1, 0, 0, 0, 7),
};
const APRIL: Partial<MonthOfQuality> = {
  hours: [{ at: at(4, 8), domains: [], ...someFigures(1, 10, 1) }],
  streets: [{ domain: '', street: '12', ...someFigures(1, 10, 1) }],
  people: [{ id: '18', name: 'Bo', domains: [], ...someFigures(1, 10, 1) }],
};
const session = (id: string, startTime: number) =>
  sessionQualityDocument(NORTH, {
    session: id,
    name: `Aisle ${id}`,
    startTime,
    ...someFigures(1, 40, 2, 1),
    streets: ['12'],
    people: ['17'],
  });

const MONTHS = { ...monthDocument(NORTH, '2026-05', MAY), ...monthDocument(NORTH, '2026-04', APRIL) };

const open = (search = '', documents: Record<string, Record<string, unknown>> = MONTHS) => renderPage(`${PATH}${search}`, { documents });

const table = (name: string) => screen.findByRole('table', { name });
const rowsOf = async (name: string) =>
  within(await table(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'requestAnimationFrame'],
  });
});
afterEach(() => jest.useRealTimers());

it('ADD-93 shows the readings of three months by week, newest first, by street and by person, worst first (D-171)', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Quality' })).toBeVisible();
  expect(document.title).toBe('Quality · North · Inventory console');
  expect(await rowsOf('Readings over time')).toEqual([
    ['May 10, 2026 to May 16, 2026', '2', '100', '90', '0', '3', '7', '10%'],
    ['May 3, 2026 to May 9, 2026', '1', '50', '40', '7', '2', '1', '6%'],
    ['Apr 5, 2026 to Apr 11, 2026', '1', '11', '10', '0', '1', '0', '9.1%'],
  ]);
  expect((await rowsOf('Readings by street')).map(([name, , readings]) => [name, readings])).toEqual([
    ['12', '121'],
    ['Without a street', '33'],
    ['Other streets', '7'],
  ]);
  expect((await rowsOf('Readings by person')).map(([name, id]) => [name, id])).toEqual([
    ['Ann Lee', '17'],
    ['Bo', '18'],
  ]);
});

it('ADD-93 a bar of time leads to the sessions of its days (D-171)', async () => {
  await open('?period=this');
  const link = within(await table('Readings over time')).getByRole('link', { name: 'May 12, 2026' });
  expect(link).toHaveAttribute('href', `${NORTH_PATH}?date=2026-05-12..2026-05-12`);
});

it('ADD-93 period and grain stand in the URL (D-171)', async () => {
  const { user } = await open();
  await table('Readings over time');
  await user.click(screen.getByRole('combobox', { name: 'Period' }));
  await user.click(screen.getByRole('option', { name: '12 months' }));
  expect((await rowsOf('Readings over time')).map(([when]) => when)).toEqual(['May 2026', 'April 2026']);
});

it('ADD-93 reads the months of the period alone, at most 25 documents (D-171)', async () => {
  const all = Object.assign(
    {},
    ...Array.from({ length: 40 }, (_, back) => monthDocument(NORTH, monthOf(Date.UTC(2026, 4 - back, 1)), MAY)),
  );
  const store = aStore(all);
  const listen = jest.spyOn(store, 'listen');
  await renderPage(`${PATH}?period=24`, { store });
  await table('Readings over time');
  const specs = listen.mock.calls.map(([spec]) => spec).filter(({ path }) => path === firestorePaths.quality(NORTH));
  expect(specs).toHaveLength(1);
  expect((await store.getAll(specs[0]!)).length).toBeLessThanOrEqual(25);
});

it('ADD-93 a street opens its sessions, newest first, each with a link, and the URL has it (D-171)', async () => {
  const { user } = await open('', { ...MONTHS, ...session('a', at(5, 4)), ...session('b', at(5, 12)), ...session('old', at(1, 2)) });
  await user.click(within(await table('Readings by street')).getByRole('link', { name: '12' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sessions in street 12' });
  const links = await within(dialog).findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Aisle b', `${NORTH_PATH}/sessions/b`],
    ['Aisle a', `${NORTH_PATH}/sessions/a`],
  ]);
  expect(within(dialog).getAllByText('3 of 43 readings invalid or divergent')).toHaveLength(2);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('link', { name: 'Aisle b' })).not.toBeInTheDocument();
});

it('ADD-93 a person opens the newest 50 sessions, and says of how many (D-171)', async () => {
  const many = Object.assign({}, ...Array.from({ length: 60 }, (_, index) => session(String(index), at(5, 1 + (index % 14)))));
  const may = { ...MAY, people: [{ id: '17', name: 'Ann Lee', domains: [], ...someFigures(60, 130) }] };
  await open('?person=17', { ...monthDocument(NORTH, '2026-05', may), ...many });
  const dialog = await screen.findByRole('dialog', { name: 'Sessions of Ann Lee' });
  expect(await within(dialog).findByText('The newest 50 of 60 sessions.')).toBeVisible();
  expect(within(dialog).getAllByRole('link')).toHaveLength(50);
});

it('ADD-93 follows the newest month while it is open (D-171)', async () => {
  const { store } = await open('?period=this');
  expect(await rowsOf('Readings over time')).toHaveLength(2);
  write(store, monthDocument(NORTH, '2026-05', { ...MAY, hours: [...MAY.hours!, { at: at(5, 16), domains: [], ...someFigures(1, 5) }] }));
  expect(await screen.findByRole('link', { name: 'May 16, 2026' })).toBeVisible();
});

it('ADD-93 says when figures come, where there are none (D-171)', async () => {
  await open('', {});
  expect(await screen.findByText('No readings in this period')).toBeVisible();
  expect(screen.getByText(/soon after a session has ended/)).toBeVisible();
});

it('ADD-93 says why it has no figures, and tries again (D-171)', async () => {
  const store = aStore(MONTHS);
  store.fail(firestorePaths.quality(NORTH), 'failed');
  const { user } = await renderPage(PATH, { store });
  expect(await screen.findByRole('alert')).toHaveTextContent('Server error!');
  store.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await table('Readings by street')).toBeVisible();
});

it('ADD-93 exports what its tables show (D-171)', async () => {
  const saved = catchSavedFiles();
  const { user } = await open();
  const region = screen.getByRole('region', { name: 'Streets' });
  await user.click(await within(region).findByRole('button', { name: 'Export table' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [file] = saved;
  expect(file!.name).toBe('North Quality Streets_20260516_150000.csv');
  expect(
    new TextDecoder()
      .decode(await file!.bytes)
      .trim()
      .split(/\r?\n/),
  ).toEqual([
    expect.stringContaining('Street,Sessions,Readings,Read,Empty,Invalid,Divergent'),
    expect.stringContaining('12,3,121,110,0,5,6,0.09'),
    expect.stringContaining('Without a street,1,33,30,0,1,2,0.09'),
    expect.stringContaining('Other streets,1,7,0,7,0,0,0'),
  ]);
});

it('ADD-93 is in the menu of the sessions', async () => {
  const { user } = await renderPage(NORTH_PATH);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Quality' })).toHaveAttribute('href', PATH);
});
