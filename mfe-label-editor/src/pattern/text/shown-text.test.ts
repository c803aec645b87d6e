import fc from 'fast-check';
import { rawText, shownText } from './shown-text';

describe('a text with control characters', () => {
  it.each([
    ['AB123\u001dCD', 'AB123<GS>CD'],
    ['[)>\u001e06\u001dP1\u001e\u0004', '[)><RS>06<GS>P1<RS><EOT>'],
    ['\t\r\n\u007f\u0000', '<HT><CR><LF><DEL><NUL>'],
    ['a < b > c, <GSX>, <gs>', 'a < b > c, <GSX>, <gs>'],
    ['spelled <GS> out', 'spelled <LT>GS> out'],
  ])('ADD-10 shows %j as %s, and reads the same text back from it', (text, shown) => {
    expect(shownText(text)).toBe(shown);
    expect(rawText(shown)).toBe(text);
  });

  it('ADD-10 is restored from what is shown, whatever it contains', () => {
    const unit = fc.constantFrom('<', '>', 'G', 'S', 'L', 'T', '<GS>', '<LT>', '\u001d', '\n', 'é');
    fc.assert(fc.property(fc.string({ unit }), (text) => expect(rawText(shownText(text))).toBe(text)));
  });
});
