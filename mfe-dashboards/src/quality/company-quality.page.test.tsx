import { screen, within } from '@testing-library/react';
import { companyMonthDocument, someFigures } from '../testing/months-of-quality';
import { NORTH_PATH, renderPage } from '../testing/render-page';

const PATH = '/company/acme/quality';
const NOW = new Date(2026, 4, 16, 15).getTime();
const DOCUMENTS = companyMonthDocument('acme', '2026-05', {
  hours: [{ at: new Date(2026, 4, 12, 10).getTime(), domains: ['South', 'North'], ...someFigures(2, 90, 3, 7) }],
  streets: [
    { domain: 'South', street: '12', ...someFigures(2, 50, 3, 6) },
    { domain: 'North', street: '12', ...someFigures(2, 40, 0, 1) },
  ],
  people: [{ id: '17', name: 'Ann Lee', domains: ['North'], ...someFigures(2, 90, 3, 7) }],
});

const open = (search = '') => renderPage(`${PATH}${search}`, { documents: DOCUMENTS });
const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'requestAnimationFrame'],
  });
});
afterEach(() => jest.useRealTimers());

it('ADD-94 a bar of time opens its domains, each with a link to its page of the same period (D-171)', async () => {
  const { user } = await open('?period=12&by=week');
  expect(await screen.findByRole('heading', { level: 1, name: 'Quality of Acme Logistics' })).toBeVisible();
  await user.click(within(await screen.findByRole('table', { name: 'Readings over time' })).getByRole('link'));
  const dialog = await screen.findByRole('dialog', { name: 'Domains counted: May 10, 2026 to May 16, 2026' });
  expect(linksOf(dialog)).toEqual([
    ['North', `${NORTH_PATH}/quality?period=12&by=week`],
    ['South', '/company/acme/domains/South/quality?period=12&by=week'],
  ]);
});

it('ADD-94 a street leads to the page of its domain with its sessions opened (D-171)', async () => {
  await open();
  const streets = await screen.findByRole('table', { name: 'Readings by street' });
  expect(linksOf(streets)).toEqual([
    ['12', '/company/acme/domains/South/quality?street=12'],
    ['12', `${NORTH_PATH}/quality?street=12`],
  ]);
  expect(within(streets).getByText('South')).toBeVisible();
});

it('ADD-94 a person opens the domains, each with a link to the sessions there (D-171)', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'Ann Lee' }));
  const dialog = await screen.findByRole('dialog', { name: 'Domains of Ann Lee' });
  expect(linksOf(dialog)).toEqual([['North', `${NORTH_PATH}/quality?person=17`]]);
});

it('ADD-94 is on the page of the company', async () => {
  await renderPage('/company/acme', { documents: DOCUMENTS });
  expect(await screen.findByRole('link', { name: 'Quality' })).toHaveAttribute('href', PATH);
});
