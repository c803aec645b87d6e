/** @jest-environment node */
import fc from 'fast-check';
import { CODES } from './codes';
import { formatMessage } from './message';
import { problem } from './problem';

const plain = fc.string({ unit: fc.constantFrom('a', ' ', '!', '$', '&', '\\', '{') });

it.each([
  ['The task name already exists! (%s)', ['A'], 'The task name already exists! (A)'],
  ['%s of %s', [3], '3 of '],
  ['No values', ['x'], 'No values'],
  ['Kept: (%s)', ['$& %s $1'], 'Kept: ($& %s $1)'],
])('ERR-03 the text %p with the arguments %p is %p', (text, args, formatted) => {
  expect(formatMessage(text, args)).toBe(formatted);
});

it('ERR-03 fills each placeholder with its value, whatever it contains, and leaves none', () => {
  fc.assert(
    fc.property(fc.array(plain), fc.array(plain), (pieces, args) => {
      const values = pieces.slice(1).map((_, index) => args[index] ?? '');
      const expected = pieces.reduce((text, piece, index) => (index === 0 ? piece : text + values[index - 1] + piece), '');
      expect(formatMessage(pieces.join('%s'), args)).toBe(expected);
    }),
  );
});

it('ERR-03 every code has a text and a key, including unknown ones', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: 0, max: 999 }), fc.constantFrom(...Object.keys(CODES).map(Number))), (code) => {
      const message = problem(code);
      expect(message).toMatchObject({ code, key: expect.stringMatching(/./), text: expect.stringMatching(/./) });
    }),
  );
});
