import { useText } from 'shared-kit/i18n';
import type { TableToggles } from 'shared-kit/model';
import { NativeSwitch, Text } from 'shared-kit/ui-core';
import { useId } from 'react';

export interface TableSwitchesProps {
  toggles: TableToggles;
  onToggle: (name: keyof TableToggles, on: boolean) => void;
  /** Only sessions that came from a task have input data. */
  fromTask: boolean;
}

/** The four toggles in the words of the session page (DASH-12 to DASH-15, D-73). */
export function TableSwitches({ toggles, onToggle, fromTask }: TableSwitchesProps) {
  const { t } = useText('dashboards');
  const what = useId();
  const toggle = (name: keyof TableToggles) => ({
    checked: toggles[name],
    onChange: (on: boolean) => onToggle(name, on),
  });
  return (
    <fieldset className="db-switches">
      <legend className="ic-hidden">{t('session.options')}</legend>
      <NativeSwitch {...toggle('showInputData')} disabled={!fromTask}>
        {t('session.inputFormat')}
      </NativeSwitch>
      <NativeSwitch {...toggle('showBaseFields')}>{t('session.showBaseFields')}</NativeSwitch>
      <span className="db-switch">
        <NativeSwitch {...toggle('invalidOnly')} aria-describedby={what}>
          {t('session.invalidOnly')}
        </NativeSwitch>
        <span id={what}>
          <Text muted>{t('session.invalidOnlyFilters')}</Text>
        </span>
      </span>
      <NativeSwitch {...toggle('mergeLabels')}>{t('session.mergeLabels')}</NativeSwitch>
    </fieldset>
  );
}
