import { useText } from 'shared-kit/i18n';
import { FilterChip, FilterToggle } from 'shared-kit/ui-data';
import { PeriodFilter } from '../filters/period-filter';
import { PUSH_CHOICES, type PushChoice, type SessionFiltering } from './use-session-filter';

/** The filters of the list of sessions. They are part of the query, because the list has only the newest sessions (ADD-17). */
export function SessionFilters({ filtering, canPush }: { filtering: SessionFiltering; canPush: boolean }) {
  const { t } = useText('dashboards');
  const { period, push, fromTask, choose } = filtering;
  return (
    <>
      <PeriodFilter period={period} onChange={(next) => choose({ period: next })} />
      {(canPush || push) && (
        <FilterChip
          name={t('filters.push')}
          chosen={push}
          options={[
            { value: undefined, label: t('filters.any') },
            ...PUSH_CHOICES.map((value) => ({ value, label: t(`sessions.push.${value}`) })),
          ]}
          onChoose={(value) => choose({ push: value as PushChoice | undefined })}
        />
      )}
      <FilterToggle name={t('filters.fromTask')} on={fromTask} onChange={(on) => choose({ fromTask: on })} />
    </>
  );
}
