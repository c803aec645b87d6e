import type { DataField } from 'shared-kit/model';

/** A part of a decoded text: a literal, which is the same in every such barcode, or a value. */
export type ProposedField =
  | { kind: 'literal'; text: string }
  | {
      kind: 'value';
      /** The name of the value, when the text gives one. */
      name: string | null;
      /** Literal text before the value. */
      prefix?: string;
      text: string;
      /** The length or range of lengths of the value, or the separator that ends it. */
      end: { range: string } | { separator: string };
    };

/** Makes names for values without one, by their number. */
export type NameOf = (number: number) => string;

const BLANK = { prefix: '', postfix: '', limiterType: 'range', limiter: '', useCheckField: false, checkField: '' } as const;

/** A name that no field has yet. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted} ${number}`)) number++;
  return `${wanted} ${number}`;
}

/** The proposed fields as those of a pattern, with unique names. The name of a constant is its text, so a literal's second occurrence becomes a value. */
export function fieldsOf(proposed: readonly ProposedField[], nameOf: NameOf): DataField[] {
  const taken = new Set<string>();
  let values = 0;
  return proposed.map((one): DataField => {
    if (one.kind === 'literal' && !taken.has(one.text.trim())) {
      taken.add(one.text.trim());
      return { ...BLANK, name: one.text, type: 'constant' };
    }
    values += 1;
    const name = freeName((one.kind === 'value' && one.name) || nameOf(values), taken);
    taken.add(name);
    if (one.kind === 'literal') return { ...BLANK, name, type: 'data', limiter: String(one.text.length) };
    const { prefix = '', end } = one;
    const limited =
      'range' in end
        ? { limiterType: 'range' as const, limiter: end.range }
        : { limiterType: 'separator' as const, limiter: end.separator };
    return { ...BLANK, name, type: 'data', prefix, ...limited };
  });
}
