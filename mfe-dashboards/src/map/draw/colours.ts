import { DARK, LIGHT, type ColorTokens, type Scheme } from 'shared-kit/ui-core';
import { CELL_LOOKS, type CellState } from '../picture/cell-states';

/** A colour as a canvas keeps a pixel. */
type Pixel = number;

/** What the map is drawn in. */
export interface MapColours {
  /** And the same receding behind what is looked for. */
  inks: Record<CellState, Pixel>;
  dimmed: Record<CellState, Pixel>;
  /** Behind the racks. */
  surface: Pixel;
  /** A rack's frame: seen where it has gaps. */
  rack: Pixel;
  outline: Pixel;
  text: string;
  muted: string;
  accent: string;
  /** Of a cell that was read. */
  onRead: string;
  /** Behind texts. */
  ground: string;
}

/** Most cells are full: their colour is to be calm. */
const CALM = 0.62;
const DIM = 0.2;

const parts = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** So much of a colour over another. */
function blend(hex: string, over: string, share: number): Pixel {
  const ground = parts(over);
  const [red, green, blue] = parts(hex).map((part, at) => Math.round(part * share + ground[at]! * (1 - share)));
  return pixelOf(red!, green!, blue!);
}

/** Browsers run on machines that keep the lowest byte first, and so do pixels: red, green, blue, opacity. */
const pixelOf = (red: number, green: number, blue: number): Pixel => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

export function mapColours(scheme: Scheme): MapColours {
  const tokens: ColorTokens = scheme === 'dark' ? DARK : LIGHT;
  const { surface, hover, muted, text, accent, onFill, page } = tokens;
  const inks = (share: number) =>
    Object.fromEntries(
      Object.entries(CELL_LOOKS).map(([state, { shape, ink }]) => [state, blend(tokens[ink], hover, shape === 'full' ? share * CALM : share)]),
    ) as Record<CellState, Pixel>;
  return {
    inks: inks(1),
    dimmed: inks(DIM),
    surface: blend(surface, surface, 1),
    rack: blend(hover, hover, 1),
    outline: blend(accent, accent, 1),
    text,
    muted,
    accent,
    onRead: scheme === 'dark' ? page : onFill,
    ground: surface,
  };
}
