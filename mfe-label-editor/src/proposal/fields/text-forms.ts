/** The texts that decoders make of one symbol. */
export interface TextForms {
  /** The text itself, and the others. */
  forms: readonly string[];
  /** Whether the symbology holds an article number and nothing else. */
  isArticle: boolean;
}

/** The number system, digits and check digit of a UPC-E, as its 12 digits as UPC-A. Null for something else. */
function expandedUpcE(text: string): string | null {
  const [, system, digits, check] = /^([01])(\d{6})(\d)$/.exec(text) ?? [];
  if (system === undefined || digits === undefined) return null;
  const [a, b, c, d, e, last] = digits;
  if (last === '3') return `${system}${a}${b}${c}00000${d}${e}${check}`;
  if (last === '4') return `${system}${a}${b}${c}${d}00000${e}${check}`;
  if (last! >= '5') return `${system}${a}${b}${c}${d}${e}0000${last}${check}`;
  return `${system}${a}${b}${last}0000${c}${d}${e}${check}`;
}

/** An article number of 12 digits is the one of 13 with a 0 before it. */
const articleForms = (text: string): string[] => {
  if (/^\d{12}$/.test(text)) return [text, `0${text}`];
  if (/^0\d{12}$/.test(text)) return [text, text.slice(1)];
  return [text];
};

/** The pairs that stand for characters in the full ASCII mode of Code 39: the first and last character, and the pair of the first. */
const PAIRS = [
  ['\0', '\0', '%U'],
  ['\x01', '\x1a', '$A'],
  ['\x1b', '\x1f', '%A'],
  ['!', ',', '/A'],
  ['/', '/', '/O'],
  [':', ':', '/Z'],
  [';', '?', '%F'],
  ['@', '@', '%V'],
  ['[', '_', '%K'],
  ['`', '`', '%W'],
  ['a', 'z', '+A'],
  ['{', '\x7f', '%P'],
] as const;

const code = (text: string, at = 0): number => text.charCodeAt(at);

const PAIR_OF: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([from, to, pair]) =>
    Array.from({ length: code(to) - code(from) + 1 }, (_, i) => [
      String.fromCharCode(code(from) + i),
      pair.charAt(0) + String.fromCharCode(code(pair, 1) + i),
    ]),
  ),
);

const CHARACTER_OF: ReadonlyMap<string, string> = new Map([...PAIR_OF].map(([char, pair]) => [pair, char]));

/**
 * A Code 39 as its characters and as the pairs that they stand for. A text of the plain mode has one form: there `/A` is `/A`, and only
 * small letters or a `+` before a letter show that the full mode is meant.
 */
function code39Forms(text: string): string[] {
  if (/[^0-9A-Z. $/+%-]/.test(text)) return [text, text.replace(/[^]/g, (char) => PAIR_OF.get(char) ?? char)];
  return /\+[A-Z]/.test(text) ? [text, text.replace(/[$%/+][A-Z]/g, (pair) => CHARACTER_OF.get(pair) ?? pair)] : [text];
}

/** A Codabar with and without the letters at its start and end. */
const codabarForms = (text: string): string[] => (/^[A-D].+[A-D]$/i.test(text) ? [text, text.slice(1, -1)] : [text, `A${text}A`]);

/**
 * The forms in which decoders send a symbol: a UPC-A with 12 or 13 digits, a UPC-E with its 8 digits or those of the UPC-A that it
 * stands for, a Code 39 with pairs such as `+A` or with the characters that they stand for, a Codabar with or without the letters at
 * its start and end. `format` is the name that the decoder of the picture gives the symbology.
 */
export function formsOf(text: string, format: string): TextForms {
  const symbology = format.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  const isArticle = ['EAN13', 'EAN8', 'UPCA', 'UPCE'].includes(symbology);
  const forms = () => {
    if (symbology === 'EAN13' || symbology === 'UPCA') return articleForms(text);
    if (symbology === 'UPCE') return [text, ...articleForms(expandedUpcE(text) ?? text)];
    if (symbology.startsWith('CODE39')) return code39Forms(text);
    return symbology === 'CODABAR' ? codabarForms(text) : [text];
  };
  return { forms: [...new Set(forms())], isArticle };
}
