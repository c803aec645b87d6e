import { count, list, oneOf, record, records, text, texts, type Fields } from './fields';

/** Natural image pixels (D-50). */
export interface Vertex {
  x: number;
  y: number;
}

interface Sent {
  /** What the list of calls says of the field. */
  readonly about?: string;
  /** Calls may leave it out. */
  readonly optional?: true;
}

export interface TextRule extends Sent {
  /** A name is a column, with the rules of names (D-110). */
  readonly kind: 'text' | 'name';
  readonly max: number;
  readonly mayBeEmpty?: true;
}

/** A flag is off in documents that lack it, unless it is on by default. */
interface FlagRule extends Sent {
  readonly kind: 'flag';
  readonly onByDefault?: true;
}

interface NumberRule extends Sent {
  readonly kind: 'number';
  readonly max: number;
}

interface ChoiceRule extends Sent {
  readonly kind: 'choice';
  readonly of: readonly [string, ...string[]];
  /** What documents have that lack the field; without it the first choice, or nothing where others are kept. */
  readonly byDefault?: string;
  /** Stored values that are none of the choices are kept and shown, because others write the field too (DSET-19). */
  readonly keepsOthers?: true;
}

interface VertexRule extends Sent {
  readonly kind: 'vertex';
}

/** The path of a picture; null without one. */
interface PictureRule extends Sent {
  readonly kind: 'picture';
}

interface TextsRule extends Sent {
  readonly kind: 'texts';
  readonly maxItems: number;
}

interface ListRule extends Sent {
  readonly kind: 'list';
  readonly maxItems: number;
  readonly of: FieldRules;
}

/** All that console and platform need to know of a field that is stored: its type, reading and the schema of calls follow. */
export type FieldRule = TextRule | FlagRule | NumberRule | ChoiceRule | VertexRule | PictureRule | TextsRule | ListRule;
export type FieldRules = { readonly [name: string]: FieldRule };

interface Values {
  text: string;
  name: string;
  flag: boolean;
  number: number;
  vertex: Vertex;
  picture: string | null;
  texts: string[];
}

/** The type of a field's value. */
export type ValueOfRule<Rule extends FieldRule> = Rule extends { kind: keyof Values }
  ? Values[Rule['kind']]
  : Rule extends { kind: 'choice'; keepsOthers: true }
    ? string
    : Rule extends { kind: 'choice'; of: readonly (infer One)[] }
      ? One
      : Rule extends { kind: 'list'; of: infer Item extends FieldRules }
        ? ValuesOfRules<Item>[]
        : never;

/** The type of an object with these fields. */
export type ValuesOfRules<Rules extends FieldRules> = { -readonly [Name in keyof Rules]: ValueOfRule<Rules[Name]> };

function vertex(value: unknown): Vertex {
  const { x, y } = record(value);
  return { x: count(x), y: count(y) };
}

function readChoice({ of, byDefault, keepsOthers }: ChoiceRule, value: unknown): string {
  return keepsOthers ? text(value) || (byDefault ?? '') : oneOf(of, value);
}

function readField(rule: FieldRule, value: unknown): unknown {
  switch (rule.kind) {
    case 'text':
    case 'name':
      return text(value);
    case 'flag':
      return rule.onByDefault ? value !== false : value === true;
    case 'number':
      return count(value);
    case 'choice':
      return readChoice(rule, value);
    case 'vertex':
      return vertex(value);
    case 'picture':
      return text(value) || null;
    case 'texts':
      return texts(value);
    case 'list':
      return records(list(value)).map((item) => readFields(rule.of, item));
  }
}

/** Reads the fields of a stored map, which may lack some or have them with another type. */
export function readFields<Rules extends FieldRules>(rules: Rules, stored: Readonly<Fields>): ValuesOfRules<Rules> {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, readField(rule, Object.hasOwn(stored, name) ? stored[name] : undefined)]),
  ) as ValuesOfRules<Rules>;
}
