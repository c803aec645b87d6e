import { ruleCases } from '../testing/rule-cases';
import { formatPercent } from './format-percent';

describe('percent is written as the language does', () => {
  ruleCases(formatPercent, {
    refused: ["new Intl.NumberFormat(locale, { style: 'percent' });", 'void `${share} %`;', '<p>{share} %</p>'],
    accepted: ['formatPercent(share);', 'void `${width}%`;'],
  });
});
