import { ruleCases } from '../testing/rule-cases';
import { nameOrder } from './name-order';

describe('names have one order', () => {
  ruleCases(nameOrder, {
    refused: ['names.sort((a, b) => a.localeCompare(b, locale));', 'names.sort(new Intl.Collator(locale).compare);'],
    accepted: ['names.sort(nameOrder(locale));'],
  });
});
