import { DEFAULT_SETTINGS_TEXTS } from 'shared-kit/model';
import { TEST_SETTINGS } from '../testing/test-domain';
import { readSettings } from './read-settings';

it('DATA-05 reads what was written', () => {
  expect(readSettings(structuredClone(TEST_SETTINGS))).toEqual(TEST_SETTINGS);
});

it('DSET-14 gives missing texts their defaults and keeps an empty one', () => {
  const settings = readSettings({ baseFields: { address: 'Posição' }, resultFields: { null: '' } });
  expect(settings.baseFields).toEqual({ ...DEFAULT_SETTINGS_TEXTS.baseFields, address: 'Posição' });
  expect(settings.resultFields.null).toBe('');
});

it('DATA-05 survives a document that holds anything', () => {
  const settings = readSettings({
    addrPattern: 7,
    labelDesigns: [null, 'x', { name: 'Old', barcodePatterns: [{ dataFields: [{ name: 'F', type: 'separator', limiter: ';' }] }] }],
    manualInputFields: [{ field: 'M', inputType: 'unheard-of', maxAttempts: 'many' }],
  });
  expect(settings.addrPattern).toBe('');
  expect(settings.labelDesigns).toMatchObject([
    { name: 'Old', barcodePatterns: [{ dataFields: [{ name: 'F', type: 'data', limiterType: 'separator' }] }] },
  ]);
  expect(settings.manualInputFields).toMatchObject([{ field: 'M', inputType: 'text', maxAttempts: 0, showHistory: true }]);
});
