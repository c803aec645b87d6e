import { browserPreset } from 'tooling/jest-preset';

const preset = browserPreset('shell');

export default {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // The browser's exporter. The preset's conditions would choose the one for Node, which sends in another way.
    '^@opentelemetry/exporter-trace-otlp-http$':
      '<rootDir>/node_modules/@opentelemetry/exporter-trace-otlp-http/build/src/platform/browser/index.js',
  },
};
