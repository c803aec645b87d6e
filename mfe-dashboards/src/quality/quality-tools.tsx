import { useText } from 'shared-kit/i18n';
import { Button } from 'shared-kit/ui-core';
import { FilterChip } from 'shared-kit/ui-data';
import { GRAINS_OF, QUALITY_PERIODS, readView, type Grain, type QualityPeriod } from './figures/period-of-quality';
import type { QualityView } from './use-quality-view';

/** Without a choice in the URL. */
const { period: USUAL } = readView(null, null);

/** The choice of period and grain, and printing. */
export function QualityTools({ view: { period, grain, grains, choosePeriod, chooseGrain } }: { view: QualityView }) {
  const { t } = useText('quality');
  // The first choice of a filter stands for none in the URL.
  const periods = [USUAL, ...QUALITY_PERIODS.filter((one) => one !== USUAL)];
  const [usualGrain] = GRAINS_OF[period];
  return (
    <div className="db-quality-tools">
      <FilterChip
        name={t('period')}
        chosen={period === USUAL ? undefined : period}
        options={periods.map((one) => ({ value: one === USUAL ? undefined : one, label: t(`periods.${one}`) }))}
        onChoose={(value) => choosePeriod(value as QualityPeriod | undefined)}
      />
      <FilterChip
        name={t('by')}
        chosen={grain === usualGrain ? undefined : grain}
        options={grains.map((one) => ({ value: one === usualGrain ? undefined : one, label: t(`grains.${one}`) }))}
        onChoose={(value) => chooseGrain(value as Grain | undefined)}
      />
      <Button onClick={() => window.print()}>{t('print')}</Button>
    </div>
  );
}
