/** @jest-environment node */
import enUS from 'locales/en-US/common.json';
import { readSettings } from '../settings/read-settings';
import { DEFAULT_SETTINGS_TEXTS } from '../settings/settings-defaults';
import {
  SETTINGS_TEXT_NAMES,
  settingsDefaultsBy,
  settingsTextAt,
  settingsTextRule,
  settingsTexts,
  settingsTextsBy,
} from './settings.rules';

const defaults = (catalogue: object) =>
  settingsDefaultsBy((key) => String(key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], catalogue)));

describe('the texts of a domain’s settings', () => {
  it('DSET-14 the defaults are those of the en-US texts (D-42)', () => {
    expect(DEFAULT_SETTINGS_TEXTS).toEqual(defaults(enUS));
  });

  it.each(SETTINGS_TEXT_NAMES)('DSET-14 %s is read where it is stored, and by its default where it is missing or no text', (name) => {
    const otherwise = settingsTextRule(name).byDefault ?? '';
    const read = (value: unknown) =>
      settingsTextAt(
        readSettings(
          settingsTextsBy((one) => (one === name ? value : 'other') as string),
          DEFAULT_SETTINGS_TEXTS,
        ),
        name,
      );
    expect(read(`of ${name}`)).toBe(`of ${name}`);
    expect(read('')).toBe('');
    for (const wrong of [undefined, null, 7, true, ['text'], { text: 'text' }]) expect(read(wrong)).toBe(otherwise);
    expect(settingsTextAt(readSettings({}, DEFAULT_SETTINGS_TEXTS), name)).toBe(otherwise);
    expect(settingsTextAt(readSettings({ [name.split('.')[0]!]: 7 }, DEFAULT_SETTINGS_TEXTS), name)).toBe(otherwise);
  });

  it('DSET-17 the texts of settings are all of them and nothing else', () => {
    const settings = readSettings({ notMeant: 'text' }, DEFAULT_SETTINGS_TEXTS);
    expect(settings).toEqual({ ...settingsTexts(settings), labelDesigns: [], manualInputFields: [] });
    expect(settings).not.toHaveProperty('notMeant');
  });
});
