/** @jest-environment node */
import { isErrorValue } from './error-value';

it.each([
  '#N/A',
  '#REF!',
  '#DIV/0!',
  '#NAME?',
  '#NULL!',
  '#NUM!',
  '#VALUE!',
  '#SPILL!',
  '#CALC!',
  '#GETTING_DATA',
  '#ERROR!',
  'Err:502',
  ' #N/A ',
  '#n/a',
  '#N/D',
  '#NOME?',
  '#NÚM!',
  '#VALOR!',
  '#¡DIV/0!',
  '#¡REF!',
  '#¿NOMBRE?',
  '#¡DESBORDAMIENTO!',
  '#NV',
  '#WERT!',
  '#VALEUR!',
])('TASK-20 %s is an error of a spreadsheet program', (text) => {
  expect(isErrorValue(text)).toBe(true);
});

it.each(['', '#', '#1', '#A', '#LOT7!', '#PROMO!', 'N/A', 'n/a', 'REF!', '#N/A-7', '#REF', 'Err:', 'Err:5021', 'SKU:502', '¡VALOR!'])(
  'TASK-20 %j is a text that somebody may scan',
  (text) => {
    expect(isErrorValue(text)).toBe(false);
  },
);
