import { COLORS } from 'shared-kit/ui-core';
import { CALM, CELL_STYLES, type CellState } from '../picture/cell-states';

/** A colour in the format of a canvas pixel. */
type Pixel = number;

export interface MapColours {
  /** The colour of each state; `dimmed` has those of cells that the filters hide. */
  colors: Record<CellState, Pixel>;
  dimmed: Record<CellState, Pixel>;
  /** The background of the map. */
  surface: Pixel;
  /** The background of a rack, which is visible in its gaps. */
  rack: Pixel;
  outline: Pixel;
  text: string;
  muted: string;
  accent: string;
  /** The text in a cell with the state `read`. */
  onRead: string;
  /** The background of texts in cells. */
  background: string;
}

const DIM = 0.2;

const parts = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Mixes two colours: `share`, 0 to 1, of the first, and the rest of the second. */
function blend(hex: string, background: string, share: number): Pixel {
  const behind = parts(background);
  const [red, green, blue] = parts(hex).map((part, at) => Math.round(part * share + behind[at]! * (1 - share)));
  return pixelOf(red!, green!, blue!);
}

/** A canvas pixel has the bytes red, green, blue and opacity. Red is the lowest one, because browsers run on little-endian machines. */
const pixelOf = (red: number, green: number, blue: number): Pixel => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** The map's colours in the light or dark theme: pixels for the cells, text colours as in style sheets. */
export function mapColours(scheme: keyof typeof COLORS): MapColours {
  const tokens = COLORS[scheme];
  const { surface, hover, muted, text, accent, onFill, page } = tokens;
  const colors = (share: number) =>
    Object.fromEntries(
      Object.entries(CELL_STYLES).map(([state, { shape, color }]) => [
        state,
        blend(tokens[color], hover, shape === 'full' ? share * CALM : share),
      ]),
    ) as Record<CellState, Pixel>;
  return {
    colors: colors(1),
    dimmed: colors(DIM),
    surface: blend(surface, surface, 1),
    rack: blend(hover, hover, 1),
    outline: blend(accent, accent, 1),
    text,
    muted,
    accent,
    onRead: scheme === 'dark' ? page : onFill,
    background: surface,
  };
}
