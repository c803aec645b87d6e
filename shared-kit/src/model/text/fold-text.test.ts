/** @jest-environment node */
import fc from 'fast-check';
import { foldText, hasWordsOf, searchNameOf } from './fold-text';

it.each([
  ['São Paulo', 'sao paulo'],
  ['CONCEIÇÃO', 'conceicao'],
  ['Logroño', 'logrono'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['Joa\u0303o', 'joao'],
  ['İSTANBUL', 'istanbul'],
  ['Iğdır', 'igdir'],
  ['Łódź', 'lodz'],
  ['Ærøskøbing', 'aeroskobing'],
  ['ＲＵＡ １２', 'rua 12'],
  ['مستودع 📦', 'مستودع 📦'],
])('foldText of %p is %p', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('a search in capitals or without accents finds every text by any part of it', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aáÃçÇñÑéÉ 1-üßİıØłﬁ\u0303'), maxLength: 20 });
  fc.assert(
    fc.property(text, text, text, (before, part, after) => {
      expect(foldText(before + part + after)).toContain(foldText(part.toUpperCase()));
      expect(foldText(foldText(part))).toBe(foldText(part));
    }),
  );
});

it.each([
  ['João Conceição joao@demo.test', 'concei JOÃO', true],
  ['João Conceição', 'joana', false],
  ['Ana Key', ' ana ', true],
])('ADD-FIND-07 the text %p contains all words of %p: %p', (text, search, found) => {
  expect(hasWordsOf(text, search)).toBe(found);
});

it.each([
  ['  Contagem  às cegas ', 'contagem as cegas'],
  ['RUA 12', 'rua 12'],
])('ADD-FIND-07 the search name of %p is %p', (name, asked) => {
  expect(searchNameOf(name)).toBe(asked);
});

it('ADD-FIND-07 the search name begins with the search name of every beginning of a name', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aáÃçÇñÑéÉ 1-ü'), maxLength: 20 });
  fc.assert(fc.property(text, text, (start, end) => searchNameOf(start + end).startsWith(searchNameOf(start))));
});
