import { useId } from 'react';
import type { ReadingResult } from 'shared-kit/model';

/** The results from the ground of a bar upwards: those that need somebody stand on the common line, where they can be compared. */
export const STACKED = ['invalid', 'divergent', 'empty', 'read'] as const satisfies readonly ReadingResult[];

/** What tells results apart without colours, in a square of six pixels: in forced colours and on paper. */
const MARKS: Partial<Record<ReadingResult, string>> = {
  invalid: 'M-1 1l2-2M0 6l6-6M5 7l2-2',
  divergent: 'M3 0v6',
};

export type FillOf = (result: ReadingResult) => string;

/** The fills of results for the drawings of one SVG: the definitions, which the SVG has as its first child, and the `fill` of each result. */
export function useResultFills(): [definitions: React.JSX.Element, fillOf: FillOf] {
  const id = useId();
  const definitions = (
    <defs>
      {STACKED.map((result) => (
        <pattern key={result} id={`${id}${result}`} width={6} height={6} patternUnits="userSpaceOnUse">
          <rect width={6} height={6} className={`db-quality-${result}`} />
          {MARKS[result] !== undefined && <path d={MARKS[result]} className="db-quality-mark" />}
        </pattern>
      ))}
    </defs>
  );
  return [definitions, (result) => `url(#${id}${result})`];
}

/** The sign of a result in a legend. */
export function ResultSign({ result }: { result: ReadingResult }) {
  const [definitions, fillOf] = useResultFills();
  return (
    <svg className="db-quality-sign" width={12} height={12} viewBox="0 0 12 12" aria-hidden="true">
      {definitions}
      <rect width={12} height={12} rx={2} fill={fillOf(result)} />
    </svg>
  );
}
