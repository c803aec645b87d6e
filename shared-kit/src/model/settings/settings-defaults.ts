import type { DomainSettings } from '../entities/entities';

/** The texts that a settings document may lack. In the console they are translated (D-42). */
export type SettingsDefaults = Pick<DomainSettings, 'baseFields' | 'resultFields'>;

/** The en-US defaults, for the platform and for tests. */
export const DEFAULT_SETTINGS_TEXTS: SettingsDefaults = {
  baseFields: {
    address: 'Address',
    checkedAt: 'Checked at',
    employeeId: 'Employee ID',
    employeeName: 'Employee name',
  },
  resultFields: { empty: 'EMPTY', invalid: 'INVALID', positive: 'OK', negative: 'DIVERGENT', null: 'N/A' },
};
