/**
 * The design tokens of the console. The style sheets of the kit read them as custom properties, antd's components
 * read them through `antdTheme` of ui-overlay.
 */
const LIGHT = {
  page: '#f4f6f8',
  surface: '#ffffff',
  raised: '#f8fafb',
  hover: '#f0f4f5',
  border: '#dde3e8',
  /** Edge of fields and buttons, with a contrast of 3:1 to every ground. */
  edge: '#7a8591',
  text: '#18212b',
  muted: '#52606d',
  faint: '#5c6875',
  accent: '#0a6570',
  accentFill: '#0c6b76',
  accentFillHover: '#095761',
  accentSoft: '#e1f1f2',
  onFill: '#ffffff',
  danger: '#b3261e',
  dangerFill: '#b3261e',
  dangerFillHover: '#931e17',
  dangerSoft: '#fdeceb',
  warning: '#8a5200',
  warningSoft: '#fff3df',
  success: '#1a6e38',
  successSoft: '#e5f5eb',
  info: '#1c5c9f',
  infoSoft: '#e6f0fb',
  skeleton: '#e6eaee',
  shade: 'rgb(16 24 32 / 45%)',
};

type ColorTokens = typeof LIGHT;

const DARK: ColorTokens = {
  page: '#10151a',
  surface: '#181f26',
  raised: '#1d252d',
  hover: '#222c35',
  border: '#2c3742',
  edge: '#707d8b',
  text: '#e7ecf0',
  muted: '#a8b4bf',
  faint: '#8f9ba7',
  accent: '#56bcc6',
  accentFill: '#1b7681',
  accentFillHover: '#166570',
  accentSoft: '#143539',
  onFill: '#ffffff',
  danger: '#ff8f86',
  dangerFill: '#b3382f',
  dangerFillHover: '#c64940',
  dangerSoft: '#3b1c1b',
  warning: '#f2b866',
  warningSoft: '#38290f',
  success: '#74d096',
  successSoft: '#14301e',
  info: '#88bbf2',
  infoSoft: '#152a40',
  skeleton: '#26303a',
  shade: 'rgb(0 0 0 / 60%)',
};

export const COLORS = { light: LIGHT, dark: DARK };

/** Sizes of both schemes, also used by antd's components: in pixels at the text size that browsers have by default. */
export const SIZES = {
  fontSize: 14,
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  monoFamily: "ui-monospace, 'Cascadia Mono', 'SF Mono', Menlo, Consolas, monospace",
  controlHeight: 34,
  /** On small screens, where the user taps. */
  touchHeight: 40,
  radius: 6,
} as const;

function declarations(tokens: ColorTokens): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--ic-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value};`)
    .join('');
}

/** The text size of browsers, in pixels, unless users choose another one. */
export const DEFAULT_TEXT_PX = 16;

/** The least width and height of what is pressed (D-156). */
const LEAST_TARGET_PX = 24;

const rem = (px: number): string => `${px / DEFAULT_TEXT_PX}rem`;

const sizes = `--ic-font-size:${rem(SIZES.fontSize)};--ic-font-family:${SIZES.fontFamily};--ic-mono-family:${SIZES.monoFamily};--ic-control-height:${rem(SIZES.controlHeight)};--ic-target:max(${LEAST_TARGET_PX}px,${rem(LEAST_TARGET_PX)});--ic-radius:${SIZES.radius}px;`;

/**
 * Sizes and colours as custom properties. `data-scheme` of the document, or of a part that is always light or dark, names the scheme of the colours.
 * Paper is light.
 */
export const tokensCss = `:root{${sizes}}:root,[data-scheme=light]{color-scheme:light;${declarations(LIGHT)}}
@media (max-width:639.98px){:root{--ic-control-height:${rem(SIZES.touchHeight)}}}
@media screen{[data-scheme=dark]{color-scheme:dark;${declarations(DARK)}}}`;
