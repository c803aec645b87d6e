import { browserPreset } from 'tooling/jest-preset';

export default browserPreset('mfe-dashboards', { testTimeout: 20_000 });
