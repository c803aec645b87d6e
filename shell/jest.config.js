import { browserPreset } from 'tooling/jest-preset';

const preset = browserPreset('shell');

export default {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // What browsers get: the preset's conditions choose the one of Node, which sends in another way.
    '^@opentelemetry/exporter-trace-otlp-http$': '<rootDir>/node_modules/@opentelemetry/exporter-trace-otlp-http/build/src/platform/browser/index.js',
  },
};
