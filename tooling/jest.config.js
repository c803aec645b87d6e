import { nodePreset } from 'tooling/jest-preset';

// The template's own test runs in the remote that is made of it.
export default nodePreset('tooling', { testPathIgnorePatterns: ['/node_modules/', '/template/', '/example/'] });
