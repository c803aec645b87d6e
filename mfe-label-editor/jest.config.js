import { fileURLToPath } from 'node:url';
import { browserPreset } from 'tooling/jest-preset';

const konvaDouble = fileURLToPath(new URL('src/testing/konva-double.tsx', import.meta.url));
const preset = browserPreset('mfe-label-editor');

export default {
  ...preset,
  // jsdom has no canvas: tests of `src/drawing` check where things are drawn, and e2e checks the pixels of the real canvas.
  moduleNameMapper: { ...preset.moduleNameMapper, '^react-konva/lib/ReactKonvaCore$': konvaDouble, '^konva/lib/shapes/': konvaDouble },
};
