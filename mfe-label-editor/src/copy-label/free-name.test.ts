import fc from 'fast-check';
import { tidyName, validateName } from 'shared-kit/model';
import { freeName } from './free-name';

it.each([
  ['Pallet', [], 'Pallet'],
  ['Pallet', ['Pallet'], 'Pallet 2'],
  ['Pallet', ['PALLET', 'pallet 2'], 'Pallet 3'],
  ['Pallet', ['Pallet', 'Pallet 2', 'Pallet 3'], 'Pallet 4'],
  ['Pallet 2', ['Pallet 2'], 'Pallet 3'],
  ['Box 40', ['Box 40', 'Box 41'], 'Box 42'],
  ['Caixa ção', ['Caixa ção'], 'Caixa ção 2'],
])('ADD-11 proposes a free name for a copy of %s', (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free);
});

it('ADD-11 a free name is valid and not taken', () => {
  const name = fc
    .string({ unit: fc.constantFrom(...'ab 129çã'), minLength: 1, maxLength: 100 })
    .map(tidyName)
    .filter((one) => one !== '');
  fc.assert(
    fc.property(name, fc.array(name), (wanted, others) => {
      const taken = [wanted, ...others];
      const free = freeName(wanted, taken);
      expect(taken).not.toContain(free);
      expect(validateName(free, { field: 'name' })).toEqual({ ok: true, value: free });
    }),
  );
});
