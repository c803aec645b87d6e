import type { DataField } from 'shared-kit/model';

/** A part of a decoded text, in its order: what stands there always, or a value of its own. */
export type Piece =
  | { kind: 'literal'; text: string }
  | {
      kind: 'value';
      /** What the value is, where the text says so. */
      name: string | null;
      /** Text that always stands before it. */
      prefix?: string;
      text: string;
      /** A range of lengths, or the separator that ends it. */
      end: { range: string } | { separator: string };
    };

/** Names for values that say nothing of themselves, by their number. */
export type NameOf = (number: number) => string;

const BLANK = { prefix: '', postfix: '', limiterType: 'range', limiter: '', useCheckField: false, checkField: '' } as const;

/** A name that no field has yet. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted} ${number}`)) number++;
  return `${wanted} ${number}`;
}

/** The pieces as fields of a pattern, with names that differ. A literal text that stands twice cannot be one, and is a value. */
export function fieldsOf(pieces: readonly Piece[], nameOf: NameOf): DataField[] {
  const taken = new Set<string>();
  let values = 0;
  return pieces.map((piece): DataField => {
    if (piece.kind === 'literal' && !taken.has(piece.text.trim())) {
      taken.add(piece.text.trim());
      return { ...BLANK, name: piece.text, type: 'constant' };
    }
    values += 1;
    const name = freeName((piece.kind === 'value' && piece.name) || nameOf(values), taken);
    taken.add(name);
    if (piece.kind === 'literal') return { ...BLANK, name, type: 'data', limiter: String(piece.text.length) };
    const { prefix = '', end } = piece;
    const limited = 'range' in end ? { limiterType: 'range' as const, limiter: end.range } : { limiterType: 'separator' as const, limiter: end.separator };
    return { ...BLANK, name, type: 'data', prefix, ...limited };
  });
}
