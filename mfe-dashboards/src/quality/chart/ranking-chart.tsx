import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStackHorizontal } from '@visx/shape';
import type { QualityFigures } from 'shared-kit/model/quality';
import { Link } from 'shared-kit/router';
import { useResultFills } from './result-fills';
import { LABEL_SIZE, useWidth } from './use-width';

/** A row has its name and figure, and below them its bar. */
const ROW = 44;
const NAME = 22;
const BAR = 12;
/** The width of a character of the names at most, in the chart's units. */
const CHARACTER = 7.5;
const FAULTY = ['invalid', 'divergent'] as const;

export interface RankedRow {
  key: string;
  name: string;
  /** Beside the name. */
  figure: string;
  figures: QualityFigures;
  /** Where a press leads. */
  to: string;
}

/** Invalid and divergent readings as one bar for each row, in their order. Screen readers and keyboards have the table beside it. */
export function RankingChart({ rows }: { rows: readonly RankedRow[] }) {
  const [ref, width] = useWidth();
  const [fills, fillOf] = useResultFills();
  const data = rows.map(({ key, figures: { invalid, divergent } }) => ({ key, invalid, divergent }));
  const most = Math.max(1, ...data.map(({ invalid, divergent }) => invalid + divergent));
  const height = rows.length * ROW;
  const x = scaleLinear<number>({ domain: [0, most], range: [0, width] });
  const y = scaleBand<string>({ domain: data.map(({ key }) => key), range: [0, height] });
  return (
    <div className="db-quality-chart" ref={ref} translate="no">
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" fontSize={LABEL_SIZE} aria-hidden="true">
        {fills}
        {rows.map(({ key, name, figure, to }) => {
          const top = y(key) ?? 0;
          const room = Math.floor((width - figure.length * CHARACTER) / CHARACTER) - 2;
          return (
            <Link key={key} to={to} tabIndex={-1}>
              <title>{`${name}: ${figure}`}</title>
              <rect y={top} width={width} height={ROW} className="db-quality-column" />
              <text y={top + NAME - 6} className="db-quality-name">
                {name.length > room ? `${name.slice(0, Math.max(1, room - 1))}…` : name}
              </text>
              <text x={width} y={top + NAME - 6} textAnchor="end">
                {figure}
              </text>
              <rect y={top + NAME} width={width} height={BAR} rx={2} className="db-quality-ground" />
            </Link>
          );
        })}
        <BarStackHorizontal data={data} keys={[...FAULTY]} y={({ key }) => key} xScale={x} yScale={y} color={fillOf}>
          {(stacks) =>
            stacks.flatMap(({ key, bars }) =>
              bars
                .filter((bar) => bar.width > 0)
                .map((bar) => (
                  <rect
                    key={`${key} ${bar.index}`}
                    x={bar.x}
                    y={bar.y + NAME}
                    width={bar.width}
                    height={BAR}
                    fill={bar.color}
                    className="db-quality-part"
                  />
                )),
            )
          }
        </BarStackHorizontal>
      </svg>
    </div>
  );
}
