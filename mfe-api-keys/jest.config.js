import { browserPreset } from 'tooling/jest-preset';

export default browserPreset('mfe-api-keys', { testTimeout: 20_000 });
