import { nodePreset } from 'tooling/jest-preset';

// The tests of the template and of the example run in the remotes that are made of them, not here.
export default nodePreset('tooling', { testPathIgnorePatterns: ['/node_modules/', '/template/', '/example/'] });
