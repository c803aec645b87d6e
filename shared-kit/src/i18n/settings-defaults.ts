import { useMemo } from 'react';
import type { SettingsDefaults } from 'shared-kit/model';
import { useText } from './use-text';

/** The texts that replace missing texts of a settings document, in the user's language (D-42). */
export function useSettingsDefaults(): SettingsDefaults {
  const { t } = useText('common');
  return useMemo(
    () => ({
      baseFields: {
        address: t('dSett.base.address'),
        checkedAt: t('dSett.base.checkedAt'),
        employeeId: t('dSett.base.employeeId'),
        employeeName: t('dSett.base.employeeName'),
      },
      resultFields: {
        empty: t('dSett.result.empty'),
        invalid: t('dSett.result.invalid'),
        positive: t('dSett.result.positive'),
        negative: t('dSett.result.negative'),
        null: t('dSett.result.null'),
      },
    }),
    [t],
  );
}
