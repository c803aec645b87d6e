/** @jest-environment node */
import { CHANGED_PERMISSIONS, GIVEN_PERMISSIONS, LOCALES, SETTINGS_TEXT_NAMES } from 'shared-kit/model';

/** Fields that follow from a list, and that records name as calls send them. */
const LISTED = [...new Set([...GIVEN_PERMISSIONS, ...CHANGED_PERMISSIONS, ...SETTINGS_TEXT_NAMES.map((name) => name.split('.')[0] ?? '')])];

it.each(LOCALES)('ADD-01 (D-107) every permission and every text of settings has a name in records of changes in %s', async (locale) => {
  const { field } = (await import(`locales/${locale}/changes.json`)) as { field: Record<string, string> };
  expect(LISTED.filter((name) => !field[name])).toEqual([]);
});
