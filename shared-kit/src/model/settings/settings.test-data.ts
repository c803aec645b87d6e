import type { BarcodePattern, DomainSettings, LabelDesign, ManualInputField } from '../entities/entities';
import { readManualInputField, readSettings } from './read-settings';
import { DEFAULT_SETTINGS_TEXTS } from './settings-defaults';

/** Pattern `*RRCCNNAA` with the default texts, no labels and no manual fields. */
export const settingsWith = (overrides: Partial<DomainSettings> = {}): DomainSettings => ({
  ...readSettings({}, DEFAULT_SETTINGS_TEXTS),
  addrPattern: '*RRCCNNAA',
  addrPatternUser: 'RR.CC.NN.AA',
  ...overrides,
});

export const pattern: BarcodePattern = {
  firstVertex: { x: 1, y: 1 },
  secondVertex: { x: 5, y: 5 },
  regex: '^(.{4})$',
  ignoreRemaining: false,
  isRequired: true,
  testTexts: [],
  dataFields: [
    { name: 'SKU', type: 'data', prefix: '', postfix: '', limiterType: 'range', limiter: '4', useCheckField: false, checkField: '' },
  ],
};

export const labelNamed = (name: string, overrides: Partial<LabelDesign> = {}): LabelDesign => ({
  name,
  picture: null,
  firstVertex: { x: 0, y: 0 },
  secondVertex: { x: 9, y: 9 },
  barcodePatterns: [pattern],
  ...overrides,
});

export const fieldNamed = (name: string, overrides: Partial<ManualInputField> = {}): ManualInputField => ({
  ...readManualInputField({ field: name, description: name, inputType: 'text' }),
  ...overrides,
});
