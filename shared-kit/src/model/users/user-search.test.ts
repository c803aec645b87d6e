/** @jest-environment node */
import fc from 'fast-check';
import { searchBeginningIn, searchBeginningsOf } from './user-search';

const joao = { firstName: 'João', lastName: 'da Conceição', employeeId: 'E-77', email: 'joao.c@demo.test' };

it('ADD-FIND-07 a user is stored with every beginning of up to ten letters of each word of names, employee ID and email, folded and once', () => {
  expect(searchBeginningsOf(joao)).toEqual([
    ...['j', 'jo', 'joa', 'joao'],
    ...['d', 'da'],
    ...['c', 'co', 'con', 'conc', 'conce', 'concei', 'conceic', 'conceica', 'conceicao'],
    ...['e', '7', '77'],
  ]);
  expect(searchBeginningsOf({ firstName: 'Wolfeschlegelstein', lastName: '', employeeId: '', email: '' }).at(-1)).toBe('wolfeschle');
  expect(searchBeginningsOf({ firstName: '', lastName: '', employeeId: '', email: '' })).toEqual([]);
});

it.each([
  ['joao', 'joao'],
  ['JOÃ', 'joa'],
  ['da concei', 'concei'],
  ['joão lima', 'lima'],
  ['Wolfeschlegelstein', 'wolfeschle'],
  ['joao.c@demo.test', 'joao'],
  ['e-77', '77'],
  [' - ', null],
  ['@demo.test', null],
])('ADD-FIND-07 the query for the search %p has %p', (typed, beginning) => {
  expect(searchBeginningIn(typed)).toBe(beginning);
});

it('ADD-FIND-07 a user is found by the beginning of every word of names, employee ID and email, ignoring case and accents', () => {
  const name = fc.string({ unit: fc.constantFrom(...'aáÃçÇñÑ-ü éÉ1ß李📦'), minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(name, name, name, name, fc.nat(), fc.nat(), (firstName, lastName, employeeId, local, which, length) => {
      const user = { firstName, lastName, employeeId, email: `${local}@demo.test` };
      const words = [firstName, lastName, employeeId, local].flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []);
      fc.pre(words.length > 0);
      const letters = [...words[which % words.length]!];
      const typed = letters.slice(0, 1 + (length % letters.length)).join('');
      expect(searchBeginningsOf(user)).toContain(searchBeginningIn(typed.toUpperCase()));
    }),
  );
});
