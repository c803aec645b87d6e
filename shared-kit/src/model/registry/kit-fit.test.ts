import { kitMismatch } from './kit-fit';

it.each([
  ['1.4.2', null],
  ['1.0.0', null],
  ['1.4.9', null],
  ['1.5.0', 'newer'],
  ['1.10.0', 'newer'],
  ['2.0.0', 'newer'],
  ['0.9.0', 'older'],
  [undefined, null],
])('ADD-FIT-01 the mismatch of a remote built for kit %s on kit 1.4.2 is %s', (kit, mismatch) => {
  expect(kitMismatch(kit, '1.4.2')).toBe(mismatch);
});
