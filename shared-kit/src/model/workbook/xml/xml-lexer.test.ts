/** @jest-environment node */
import fc from 'fast-check';
import { decodeXml, XmlLexer } from './xml-lexer';

type Tag = [kind: string, name: string, text: string, attribute: string | undefined];

function tagsOf(pieces: string[]): { tags: Tag[]; finished: boolean } {
  const lexer = new XmlLexer();
  const tags: Tag[] = [];
  for (const piece of pieces) {
    lexer.push(piece);
    while (lexer.next()) tags.push([lexer.kind, lexer.name, lexer.text(), lexer.attribute('r')]);
  }
  return { tags, finished: lexer.finished };
}

describe('the tags of an XML document', () => {
  it('TASK-16 come with name, text and attributes', () => {
    const source = `<?xml version="1.0"?><!-- <no/> --><x:a x:r = "1 > 0" q='"'><b r='&lt;é'/>te&amp;xt</x:a >`;
    expect(tagsOf([source])).toEqual({
      tags: [
        ['open', 'a', '', '1 > 0'],
        ['empty', 'b', '', '<é'],
        ['close', 'a', 'te&xt', undefined],
      ],
      finished: true,
    });
  });

  it('TASK-16 have attributes that are not confused with others of the same ending', () => {
    expect(tagsOf(['<a ar="1" br="2"/>']).tags[0]?.[3]).toBeUndefined();
    expect(tagsOf(['<a ar="1" n:r="2"/>']).tags[0]?.[3]).toBe('2');
    expect(tagsOf(["<a ar=\"r='3'\" r='4'/>"]).tags[0]?.[3]).toBe('4');
  });

  it('TASK-16 have the whole text around comments and CDATA sections', () => {
    expect(tagsOf(['<a>one<!-- two -->&lt;<![CDATA[<&amp;>]]>three</a>']).tags[1]?.[2]).toBe('one<<&amp;>three');
  });

  const word = fc.constantFrom('a', 'row', 'x:c', 'tag-1');
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '&amp;', '&#65;', 'é', '😀', '>', '\n', '"', "'", ']]') });
  const value = fc.string({ unit: fc.constantFrom('1', ' ', '&lt;', '>', '/', '=', 'r') });
  const token = fc.oneof(
    fc.tuple(word, value).map(([name, r]) => `<${name} r="${r}">`),
    fc.tuple(word, value).map(([name, r]) => `<${name} a='${r}' r = '${r}' />`),
    word.map((name) => `</${name}>`),
    text,
    text.map((inner) => `<!--${inner.replaceAll('-', '')}-->`),
    text.map((inner) => `<![CDATA[${inner.replaceAll(']]', '')}]]>`),
    fc.constant('<?pi > ?>'),
  );

  it('TASK-16 are the same for any split of the document into pieces', () => {
    fc.assert(
      fc.property(fc.array(token), fc.array(fc.nat(200)), (tokens, cuts) => {
        const source = tokens.join('');
        const places = [...cuts.filter((cut) => cut < source.length), 0, source.length].sort((a, b) => a - b);
        const pieces = places.slice(1).map((end, i) => source.slice(places[i], end));
        expect(tagsOf(pieces)).toEqual(tagsOf([source]));
      }),
    );
  });

  it('are read or rejected without another exception for any document', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'<>/!?-[]CDATA&;"\'= ab') }), (source) => {
        try {
          tagsOf([source]);
        } catch (error) {
          expect(error).toMatchObject({ problem: { code: 945 } });
        }
      }),
    );
  });
});

describe('character data', () => {
  it.each([
    ['&#0;', '\0'],
    ['&#x110000;', '&#x110000;'],
    ['&#99999999999;', '&#99999999999;'],
    ['&#x;', '&#x;'],
    ['&constructor;', '&constructor;'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['&amp;amp;', '&amp;'],
  ])('TASK-16 %p is decoded as %p', (raw, meant) => {
    expect(decodeXml(raw)).toBe(meant);
  });
});
