import { currentLocale, formatDate, formatNumber } from 'shared-kit/i18n';
import { nameOrder } from 'shared-kit/model';
import { settle } from 'shared-kit/testing';
import { prepareFormats } from './prepare-formats';

it('SHELL what the first screens write times, numbers and names by is begun once, before they need it', async () => {
  jest.useFakeTimers();
  const begun = [jest.spyOn(Intl, 'DateTimeFormat'), jest.spyOn(Intl, 'NumberFormat'), jest.spyOn(Intl, 'Collator')];
  const times = () => begun.map((one) => one.mock.calls.length);
  prepareFormats();
  await settle();
  expect(times()).toEqual([1, 1, 1]);
  formatDate(Date.UTC(2026, 0, 2));
  formatNumber(1234);
  ['B', 'A'].sort(nameOrder(currentLocale()));
  expect(times()).toEqual([1, 1, 1]);
});
