import type { DomainRef, DomainSettings, LabelDesign, ManualInputField } from 'shared-kit/model';
import { ANA, NINA, OTTO, type ChangeAuthor } from '../accounts/change-authors';
import { ARMAZEM_1, CENTRAL_WAREHOUSE, COLD_STORE, NORTH_YARD } from '../companies/companies.data';
import { CENTRAL_WAREHOUSE_SETTINGS } from './central-warehouse.settings';
import { ARMAZEM_1_SETTINGS, COLD_STORE_SETTINGS, NORTH_YARD_SETTINGS } from './other.settings';

/** A settings document of a domain. The newest is in force (D-44). */
export interface SettingsVersion {
  domain: DomainRef;
  /** Days before today. */
  age: number;
  minutes: number;
  by: ChangeAuthor;
  settings: DomainSettings;
}

const changedField = (name: string, changes: Partial<ManualInputField>, { manualInputFields, ...rest }: DomainSettings) => ({
  ...rest,
  manualInputFields: manualInputFields.map((field) => (field.field === name ? { ...field, ...changes } : field)),
});

const changedLabel = (name: string, change: (label: LabelDesign) => LabelDesign, { labelDesigns, ...rest }: DomainSettings) => ({
  ...rest,
  labelDesigns: labelDesigns.map((label) => (label.name === name ? change(label) : label)),
});

/** Earlier settings, in which the field Boxes is not mandatory and has no second count. */
const BEFORE_BOXES = changedField('Boxes', { maxAttempts: 0, mandatory: false, description: 'Boxes' }, CENTRAL_WAREHOUSE_SETTINGS);

/** Earlier settings, in which the barcode of a box is not required and the label's region includes the border. */
const BEFORE_LABEL = changedLabel(
  'Box',
  (label) => ({
    ...label,
    firstVertex: { x: 30, y: 70 },
    barcodePatterns: label.barcodePatterns.map((pattern) => ({ ...pattern, isRequired: false })),
  }),
  BEFORE_BOXES,
);

/** Earlier settings, with another text for negative results and no dots in the user address pattern. */
const BEFORE_TEXTS: DomainSettings = {
  ...BEFORE_LABEL,
  addrPatternUser: 'RRCCNNAA',
  resultFields: { ...BEFORE_LABEL.resultFields, negative: 'WRONG' },
};

const version = (domain: DomainRef, age: number, settings: DomainSettings, by = ANA, minutes = 0): SettingsVersion => ({
  domain,
  age,
  minutes,
  by,
  settings,
});

/** The versions, oldest first within each domain. Each version of Central Warehouse has a visible change. */
export const VERSIONS: readonly SettingsVersion[] = [
  version(CENTRAL_WAREHOUSE, 420, { ...BEFORE_TEXTS, labelDesigns: [], addrPattern: 'RRCCNNAA' }),
  version(CENTRAL_WAREHOUSE, 380, BEFORE_TEXTS),
  version(CENTRAL_WAREHOUSE, 26, BEFORE_LABEL, OTTO, 515),
  version(CENTRAL_WAREHOUSE, 12, BEFORE_BOXES, NINA, 402),
  version(CENTRAL_WAREHOUSE, 3, CENTRAL_WAREHOUSE_SETTINGS, ANA, 388),
  version(NORTH_YARD, 200, NORTH_YARD_SETTINGS),
  version(COLD_STORE, 150, COLD_STORE_SETTINGS),
  version(ARMAZEM_1, 90, ARMAZEM_1_SETTINGS),
];

/** Id of the version's document, the same on every machine and ascending by time. */
export const versionId = ({ age }: SettingsVersion): string => `v${1000 - age}`;
