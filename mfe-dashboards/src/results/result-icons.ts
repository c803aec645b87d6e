import type { IconDefinition } from 'shared-kit/ui-core';

const drawing = (name: string, d: string): IconDefinition => ({
  name,
  theme: 'outlined',
  icon: { tag: 'svg', attrs: { viewBox: '0 0 1024 1024', focusable: 'false' }, children: [{ tag: 'path', attrs: { d } }] },
});

/** The icon of an address where something else was found than expected. */
export const notEqual = drawing(
  'not-equal',
  'M160 352h366l88-176 80 40-68 136h238v96H578l-64 128h350v96H466l-98 196-80-40 78-156H160v-96h254l64-128H160z',
);

/** The icon of an empty address. */
export const circle = drawing('circle', 'M512 128a384 384 0 1 1 0 768 384 384 0 0 1 0-768zm0 84a300 300 0 1 0 0 600 300 300 0 0 0 0-600z');
