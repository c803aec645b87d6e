import type { IconDefinition } from 'shared-kit/ui-core';

/** An icon of lines on a grid of 24 by 24: the kit's icon set has none for these tools. */
const lines = (name: string, ...paths: string[]): IconDefinition => ({
  name,
  theme: 'outlined',
  icon: {
    tag: 'svg',
    attrs: { viewBox: '0 0 24 24' },
    children: paths.map((d) => ({
      tag: 'path',
      attrs: { d, fill: 'none', stroke: 'currentColor', 'stroke-width': '1.8', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    })),
  },
});

/** The icons of the label editor's tools. */
export const toolIcons = {
  none: lines('select', 'M5 3l14 8-6.5 1.5L9 19z'),
  region: lines('region', 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4'),
  add: lines('add-barcodes', 'M4 6v12M7.5 6v12M11 6v7M14.500 6v7M18 6v5M18 15v6M15 18h6'),
  delete: lines('delete-barcode', 'M4 6v12M7.500 6v12M11 6v12M15 13l6 6M21 13l-6 6M14.500 6v4M18 6v4'),
  pattern: lines('pattern', 'M5 5h14v14H5zM9 9h6M9 12h6M9 15h3'),
  undo: lines('undo', 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3'),
  redo: lines('redo', 'M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h3'),
  zoomIn: lines('zoom-in', 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM20 20l-4-4M8 11h6M11 8v6'),
  zoomOut: lines('zoom-out', 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM20 20l-4-4M8 11h6'),
  rotateLeft: lines('rotate-left', 'M4 5v5h5M4.500 10A8 8 0 1 1 4 14'),
  rotateRight: lines('rotate-right', 'M20 5v5h-5M19.500 10A8 8 0 1 0 20 14'),
} as const;
