import { nodeIsTooOld } from './front.mjs';

it.each([
  ['18.20.4', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['22.1.0', false],
])('Node %s: too old is %s', (version, expected) => {
  expect(nodeIsTooOld(version)).toBe(expected);
});
