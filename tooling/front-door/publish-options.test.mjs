import { canaryFor } from './commands/publish-remote.mjs';

it.each([
  [['10%'], { percent: 10 }],
  [['2.5'], { percent: 2.5 }],
  [['company=acme'], { companies: ['acme'] }],
  [['10%', 'company=acme', 'company=norte'], { percent: 10, companies: ['acme', 'norte'] }],
])('ADD-23 takes %j for a canary', (wanted, canary) => {
  expect(canaryFor(wanted)).toEqual(canary);
});

it.each(['0%', '101%', 'ten', '-5%', 'company=', 'company=a b', ''])('refuses "%s", and says what it can be', (wanted) => {
  expect(() => canaryFor([wanted])).toThrow('it can be a share of all (--canary=10%) or a company (--canary=company=acme).');
});
