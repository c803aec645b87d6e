import { useText } from 'shared-kit/i18n';
import { CALM, CELL_STYLES, type CellShape as Shape, type CellState } from '../picture/cell-states';

/** SVG paths of the shapes that cells have on the map, for the legend and the table. */
const SHAPES: Record<Shape, string> = {
  full: 'M1 1h12v12H1z',
  hollow: 'M1 1h12v12H1zM3 3v8h8V3z',
  crossed: 'M1 1h12v12H1zM3.4 4.6 5.8 7l-2.4 2.4 1.2 1.2L7 8.2l2.4 2.4 1.2-1.2L8.2 7l2.4-2.4-1.2-1.2L7 5.8 4.6 3.4z',
  half: 'M13 1v12H1z',
  dot: 'M5 5h4v4H5z',
};

/** A cell as the map draws it. */
export function CellShape({ state }: { state: CellState }) {
  const { shape, color } = CELL_STYLES[state];
  const fill = shape === 'full' ? `color-mix(in srgb, var(--ic-${color}) ${CALM * 100}%, var(--ic-hover))` : `var(--ic-${color})`;
  return (
    <svg className="rm-shape" viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      <rect className="rm-cell" x="0.5" y="0.5" width="13" height="13" />
      <path d={SHAPES[shape]} style={{ fill }} fillRule="evenodd" />
    </svg>
  );
}

/** The result of an address, as shape, text and colour. */
export function ResultMark({ result }: { result: CellState }) {
  const { t } = useText('rackMap');
  return (
    <span className="rm-result">
      <CellShape state={result} />
      {t(`result.${result}`)}
    </span>
  );
}
