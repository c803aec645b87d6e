import { formatDate, formatNumber, useText } from 'shared-kit/i18n';
import { sumOf, type DayFigures } from 'shared-kit/model/overview';
import { barHeights, type BarHeight } from './chart-scale';

const WIDTH = 140;
const HEIGHT = 32;
const GAP = 2;
/** The least height of a bar with readings, so that it is visible beside the highest one. */
const LEAST = 2;
/** The gap in a bar that is cut, from the top of the chart. */
const CUT = { top: 5, height: 3 };

/**
 * The readings of fourteen days as bars, today's in the accent colour. Its label has the figures for screen readers. Where there are none, a
 * sentence says so.
 */
export function Sparkline({ days }: { days: readonly DayFigures[] }) {
  const { t, locale } = useText('dashboards');
  const { total } = sumOf(days);
  if (total === 0) return <p className="db-chart ic-muted">{t('overview.noReadings')}</p>;
  const most = days.reduce((best, day) => (day.total > best.total ? day : best), days[0]!);
  const heights = barHeights(days.map((day) => day.total));
  const step = WIDTH / days.length;
  const label = t('overview.chart', {
    total: formatNumber(total, locale),
    most: formatNumber(most.total, locale),
    day: formatDate(most.day, locale, 'day'),
    today: formatNumber(days.at(-1)!.total, locale),
  });
  return (
    <div className="db-chart">
      <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        {days.map(({ day, total: read }, index) => (
          <g key={day}>
            <title>{`${formatDate(day, locale, 'day')}: ${formatNumber(read, locale)}`}</title>
            {/* Over the whole height, so that low bars can be hovered. */}
            <rect x={index * step} y={0} width={step} height={HEIGHT} className="db-chart-column" />
            {partsOf(read, heights[index]!).map(({ y, height }) => (
              <rect
                key={y}
                x={index * step + GAP / 2}
                y={y}
                width={step - GAP}
                height={height}
                className={`db-chart-bar${read === 0 ? ' db-chart-none' : ''}${index === days.length - 1 ? ' db-chart-today' : ''}`}
              />
            ))}
          </g>
        ))}
      </svg>
      <span className="ic-muted" aria-hidden="true">
        {t('overview.chartShort', { total: formatNumber(total, locale) })}
      </span>
    </div>
  );
}

/** The rectangles of a bar: one, or two with a gap between them where the bar is cut. */
function partsOf(read: number, { share, isCut }: BarHeight): { y: number; height: number }[] {
  if (isCut) {
    const rest = CUT.top + CUT.height;
    return [
      { y: 0, height: CUT.top },
      { y: rest, height: HEIGHT - rest },
    ];
  }
  const height = read === 0 ? 1 : Math.max(LEAST, share * HEIGHT);
  return [{ y: HEIGHT - height, height }];
}
