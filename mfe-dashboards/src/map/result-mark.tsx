import { useText } from 'shared-kit/i18n';
import type { CellResult } from './picture/rack-picture';

/** The shapes of the map's cells, for the legend and the table. */
const SHAPES: Record<CellResult, string> = {
  read: 'M1 1h12v12H1z',
  empty: 'M1 1h12v12H1zM3 3v8h8V3z',
  invalid: 'M1 1h12v12H1zM3.4 4.6 5.8 7l-2.4 2.4 1.2 1.2L7 8.2l2.4 2.4 1.2-1.2L8.2 7l2.4-2.4-1.2-1.2L7 5.8 4.6 3.4z',
  divergent: 'M13 1v12H1z',
  missing: 'M5 5h4v4H5z',
};

/** A cell as the map draws it. */
export function CellShape({ result }: { result: CellResult }) {
  return (
    <svg className={`rm-shape rm-${result}`} viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      <rect className="rm-cell" x="0.5" y="0.5" width="13" height="13" />
      <path d={SHAPES[result]} fillRule="evenodd" />
    </svg>
  );
}

/** What an address came to, as shape, text and colour. */
export function ResultMark({ result }: { result: CellResult }) {
  const { t } = useText('rackMap');
  return (
    <span className="rm-result">
      <CellShape result={result} />
      {t(`result.${result}`)}
    </span>
  );
}
