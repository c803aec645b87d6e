import { useText } from 'shared-kit/i18n';
import type { TableToggles } from 'shared-kit/model';
import { NativeSwitch, Text } from 'shared-kit/ui-core';
import { useId } from 'react';
import { useTableToggles } from './use-table-toggles';

/** The four toggles in the words of the session page (DASH-12 to DASH-15, D-73). Only sessions that came from a task have input data. */
export function TableSwitches({ fromTask }: { fromTask: boolean }) {
  const { t } = useText('dashboards');
  const [toggles, setToggle] = useTableToggles();
  const what = useId();
  const toggle = (name: keyof TableToggles) => ({ checked: toggles[name], onChange: (on: boolean) => setToggle(name, on) });
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
