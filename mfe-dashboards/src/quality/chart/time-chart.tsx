import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack } from '@visx/shape';
import type { ReadingResult } from 'shared-kit/model';
import { formatNumber, useLocale } from 'shared-kit/i18n';
import { Link } from 'shared-kit/router';
import type { QualityBar } from '../figures/bars';
import { STACKED, useResultFills } from './result-fills';
import { LABEL_SIZE, useWidth } from './use-width';

const HEIGHT = 240;
const TOP = 8;
/** The line of the labels below the bars. */
const BELOW = 22;
/** The width of a digit of the labels, and of a label of a bar with its gap, in the chart's units. */
const DIGIT = 7;
const LABEL = 68;
/** About as many lines across the chart. */
const LINES = 4;

interface TimeChartProps {
  bars: readonly QualityBar[];
  /** The results that are drawn. */
  shown: readonly ReadingResult[];
  /** Below a bar. */
  shortLabel: (bar: QualityBar) => string;
  /** On hover. */
  fullLabel: (bar: QualityBar) => string;
  /** Where a press on a bar leads. */
  toOf: (bar: QualityBar) => string;
}

/**
 * Readings over time as stacked bars. Screen readers and keyboards have the table beside it, which says and does the same: hundreds of bars would
 * be hundreds of stops.
 */
export function TimeChart({ bars, shown, shortLabel, fullLabel, toOf }: TimeChartProps) {
  const locale = useLocale();
  const [ref, width] = useWidth();
  const [fills, fillOf] = useResultFills();
  const keys = STACKED.filter((result) => shown.includes(result));
  const most = Math.max(1, ...bars.map((bar) => keys.reduce((sum, key) => sum + bar[key], 0)));
  const y = scaleLinear<number>({ domain: [0, most], range: [HEIGHT - BELOW, TOP], nice: LINES });
  const lines = y.ticks(LINES).filter(Number.isInteger);
  const axisWidth = Math.max(...lines.map((line) => formatNumber(line, locale).length)) * DIGIT + 8;
  const x = scaleBand<number>({ domain: bars.map(({ from }) => from), range: [axisWidth, width], paddingInner: 0.25, paddingOuter: 0.1 });
  const labelEvery = Math.ceil((bars.length * LABEL) / Math.max(LABEL, width - axisWidth));
  return (
    <div className="db-quality-chart" ref={ref}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} width="100%" fontSize={LABEL_SIZE} aria-hidden="true">
        {fills}
        {lines.map((line) => (
          <g key={line}>
            <line x1={axisWidth} x2={width} y1={y(line)} y2={y(line)} className="db-quality-line" />
            <text x={axisWidth - 8} y={y(line)} dy="0.35em" textAnchor="end">
              {formatNumber(line, locale)}
            </text>
          </g>
        ))}
        <BarStack data={[...bars]} keys={keys} x={({ from }) => from} xScale={x} yScale={y} color={fillOf}>
          {(stacks) =>
            stacks.flatMap(({ key, bars: parts }) =>
              parts
                .filter(({ height }) => height > 0)
                .map((part) => (
                  <rect key={`${key} ${part.index}`} x={part.x} y={part.y} width={part.width} height={part.height} fill={part.color} />
                )),
            )
          }
        </BarStack>
        {bars.map((bar, index) => {
          const start = x(bar.from) ?? axisWidth;
          // The bar and the gap beside it, over the whole height, so that low bars can be pressed.
          const column = (
            <rect x={start - (x.step() - x.bandwidth()) / 2} y={0} width={x.step()} height={HEIGHT} className="db-quality-column" />
          );
          const middle = start + x.bandwidth() / 2;
          return (
            <g key={bar.from}>
              {index % labelEvery === 0 && (
                <text x={Math.min(Math.max(middle, axisWidth + 20), width - 20)} y={HEIGHT - 5} textAnchor="middle">
                  {shortLabel(bar)}
                </text>
              )}
              {bar.sessions > 0 && (
                <Link to={toOf(bar)} tabIndex={-1}>
                  <title>{fullLabel(bar)}</title>
                  {column}
                </Link>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
