import { SIZES } from 'shared-kit/ui-core';

/** A size of text. `rem` times 16 are the pixels at the text size that browsers have by default. */
interface TextSize {
  name: string;
  rem: number;
  weight: number;
  use: string;
}

/** All sizes of texts. The test of this page refuses any other in a style sheet. */
export const TEXT_SIZES: readonly TextSize[] = [
  { name: 'Page title', rem: 1.375, weight: 650, use: 'once on a page' },
  { name: 'Page title on a phone', rem: 1.25, weight: 650, use: 'below 640 px' },
  { name: 'Heading', rem: 1, weight: 600, use: 'a part of a page, a dialog' },
  { name: 'Name of a card', rem: 0.9375, weight: 600, use: 'cards of a list' },
  { name: 'Text', rem: SIZES.fontSize / 16, weight: 400, use: 'everything else; labels and buttons at 500' },
  { name: 'Help', rem: 0.8125, weight: 400, use: 'below a field, facts of a row' },
  { name: 'Tag', rem: 0.78125, weight: 400, use: 'tags, notes, the second line of a cell' },
  { name: 'Mark', rem: 0.75, weight: 600, use: 'titles of groups, keys, codes' },
  { name: 'Tight', rem: 0.6875, weight: 400, use: 'the connection on a phone' },
];

export interface Motion {
  name: string;
  ms: number;
  use: string;
}

/** All motions with an end. */
export const MOTIONS: readonly Motion[] = [
  { name: 'Answer', ms: 120, use: 'colours and edges under the pointer' },
  { name: 'Move', ms: 160, use: 'what opens, closes, slides or switches' },
  { name: 'Follow', ms: 200, use: 'bars that follow a progress' },
];

/** Motions without an end, which only fade, turn or shift, so that they cost a busy page nothing. */
export const ENDLESS: readonly Motion[] = [
  { name: 'Turn', ms: 700, use: 'a button whose action runs' },
  { name: 'Breathe', ms: 900, use: 'the place of what loads' },
  { name: 'Pass', ms: 1200, use: 'progress that is not known' },
];

export interface Length {
  name: string;
  px: number;
  use: string;
}

export const HEIGHTS: readonly Length[] = [
  { name: 'Small control', px: 28, use: 'in rows and bars' },
  { name: 'Control', px: SIZES.controlHeight, use: 'fields and buttons' },
  { name: 'Touch', px: SIZES.touchHeight, use: 'every control below 640 px' },
  { name: 'Row', px: 43, use: 'tables' },
  { name: 'Dense row', px: 32, use: 'tables, when users choose it' },
];

export const GAPS: readonly Length[] = [
  { name: 'Within', px: 4, use: 'a label and its field' },
  { name: 'Beside', px: 8, use: 'buttons, tags' },
  { name: 'Group', px: 12, use: 'lines of a group, cells' },
  { name: 'Part', px: 16, use: 'fields of a form, parts of a page' },
  { name: 'Column', px: 32, use: 'columns of a page' },
];
