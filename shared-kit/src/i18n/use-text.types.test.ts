import type { Translate } from './use-text';

/** Never called: the test is that the compiler reports every expected error. */
export function keysAndValuesAreChecked(t: Translate<'common'>): void {
  t('action.cancel');
  t('table.selectRow', { name: 'A' });
  // @ts-expect-error an unknown key
  t('action.nowhere');
  // @ts-expect-error a value is missing
  t('table.selectRow');
  // @ts-expect-error a value of another name
  t('table.selectRow', { label: 'A' });
  // @ts-expect-error a text without placeholders accepts no values
  t('action.cancel', { name: 'A' });
}

it('unknown keys and missing values do not compile', () => {
  expect(keysAndValuesAreChecked).toBeInstanceOf(Function);
});
