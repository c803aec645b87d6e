import { fileURLToPath } from 'node:url';
import { browserPreset } from 'tooling/jest-preset';

const konvaDouble = fileURLToPath(new URL('src/testing/konva-double.tsx', import.meta.url));
const preset = browserPreset('mfe-label-editor');

export default {
  ...preset,
  // jsdom has no canvas to draw on; what is drawn where is tested in the model, and on the real canvas in e2e.
  moduleNameMapper: { ...preset.moduleNameMapper, '^react-konva/lib/ReactKonvaCore$': konvaDouble, '^konva/lib/shapes/': konvaDouble },
};
