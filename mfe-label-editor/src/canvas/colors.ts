/** Colours on the picture, which is mostly white paper: the same in both themes. Colour is never the only difference between shapes. */
export const CANVAS = {
  region: '#0a6570',
  barcode: '#1c5c9f',
  barcodeFill: 'rgb(28 92 159 / 12%)',
  open: '#8a5200',
  openFill: 'rgb(138 82 0 / 12%)',
  selected: '#0a6570',
  selectedFill: 'rgb(10 101 112 / 18%)',
  deleting: '#b3261e',
  deletingFill: 'rgb(179 38 30 / 20%)',
  guide: '#c2185b',
  proposal: '#6a1b9a',
  halo: '#ffffff',
  shade: 'rgb(16 24 32 / 28%)',
  paper: '#ffffff',
} as const;
