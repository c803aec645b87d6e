import { nodePreset } from 'tooling/jest-preset';

export default nodePreset('bench');
