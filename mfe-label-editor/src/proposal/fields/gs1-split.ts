import { gs1IdentifierAt, type Gs1Identifier } from './gs1-identifiers';
import type { ProposedField } from './proposed-field';

/** The character that ends a value of variable length in the raw text. Names of fields may not contain it, separators may. */
export const GS = '\u001d';

interface Element {
  identifier: Gs1Identifier;
  value: string;
  /** Whether a GS follows the value. */
  ended: boolean;
}

/** The symbology identifier that some readers put before the text: of GS1-128, DataBar, Data Matrix, QR Code and DotCode. */
const SYMBOLOGY = /^\](C1|e0|d2|Q3|J1)/;

const isValue = (value: string, { least, most, digits }: Gs1Identifier): boolean =>
  value.length >= least && value.length <= most && (!digits || /^\d+$/.test(value));

const range = ({ least, most }: Gs1Identifier): string => (least === most ? String(least) : `${least},${most}`);

/** Splits elements in their printed form, `(01)07891234567895(10)LOT7`. Null when a part of the text is no element. */
export function splitBracketed(text: string): ProposedField[] | null {
  const elements = [...text.matchAll(/\((\d{2,4})\)/g)].reduce<{ ai: string; at: number; from: number }[]>(
    (found, { 0: all, 1: ai = '', index }) => {
      const last = found.at(-1);
      // Brackets may be part of a value: they begin no element while the value before is shorter than its least length.
      if (last && text.slice(last.from, index).length < (gs1IdentifierAt(last.ai)?.least ?? 0)) return found;
      return gs1IdentifierAt(ai)?.ai === ai ? [...found, { ai, at: index, from: index + all.length }] : found;
    },
    [],
  );
  if (elements.length === 0 || elements[0]!.at !== 0) return null;
  const proposed: ProposedField[] = [];
  for (const [i, { ai, from }] of elements.entries()) {
    const identifier = gs1IdentifierAt(ai)!;
    const value = text.slice(from, elements[i + 1]?.at);
    if (!isValue(value, identifier)) return null;
    proposed.push({ kind: 'value', name: identifier.title, prefix: `(${ai})`, text: value, end: { range: range(identifier) } });
  }
  return proposed;
}

function elementsOf(text: string): Element[] | null {
  const elements: Element[] = [];
  for (let rest = text; rest !== '';) {
    const identifier = gs1IdentifierAt(rest);
    if (!identifier) return null;
    const { ai, least, most } = identifier;
    const after = rest.slice(ai.length);
    const end = after.indexOf(GS);
    // A value of fixed length needs no GS after it, but some symbols have one all the same.
    const length = least === most ? most : end < 0 ? after.length : end;
    const value = after.slice(0, length);
    if (!isValue(value, identifier) || value.includes(GS)) return null;
    const ended = after[length] === GS;
    elements.push({ identifier, value, ended });
    rest = after.slice(length + (ended ? 1 : 0));
  }
  return elements;
}

/** The check digit of GTIN and SSCC. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** Plain digits may look like elements by chance. They count as elements only when the first value has a right check digit. */
const isCertain = (elements: readonly Element[]): boolean => {
  const [first] = elements;
  return first !== undefined && ['00', '01', '02'].includes(first.identifier.ai) && hasCheckDigit(first.value);
};

/**
 * Splits elements in their raw form, such as `010789123456789510LOT7<GS>17251231`. `isGs1`: the symbol declares them. Otherwise a
 * GS or a check digit must confirm them. Null when the text holds something else.
 */
export function splitElements(text: string, isGs1: boolean): ProposedField[] | null {
  const [symbology = ''] = SYMBOLOGY.exec(text) ?? [];
  const startsWithSeparator = text.startsWith(GS, symbology.length);
  const elements = elementsOf(text.slice(symbology.length + (startsWithSeparator ? 1 : 0)));
  if (!elements || elements.length === 0) return null;
  const declared = isGs1 || symbology !== '' || startsWithSeparator || elements.some(({ ended }) => ended);
  if (!declared && !isCertain(elements)) return null;
  return [
    ...(symbology ? [{ kind: 'literal', text: symbology } as const] : []),
    ...(startsWithSeparator ? [{ kind: 'value', name: 'GS', text: GS, end: { range: '1' } } as const] : []),
    ...elements.map(({ identifier, value, ended }): ProposedField => {
      // By its length alone a value could take the GS and the identifier behind it, whose digits may occur in the next value again.
      const end = ended ? { separator: GS } : { range: range(identifier) };
      return { kind: 'value', name: identifier.title, prefix: identifier.ai, text: value, end };
    }),
  ];
}
