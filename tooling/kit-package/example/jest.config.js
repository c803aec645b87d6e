import { browserPreset } from 'tooling/jest-preset';

export default browserPreset('mfe-elsewhere');
