import {
  SETTINGS_TEXTS,
  type FieldRule,
  type FieldRules,
  type SentSettingsTexts,
  type SettingsTextName,
  type ValueOfRule,
} from 'shared-kit/model';
import { Type, type Static, type TOptional, type TSchema, type TUnsafe } from 'typebox';
import { strictObject } from '../http/call-notes';

const Pixels = Type.Number({ minimum: -100_000, maximum: 100_000 });

function schemaOf(rule: FieldRule): TSchema {
  const notes = rule.about === undefined ? {} : { description: rule.about };
  switch (rule.kind) {
    case 'text':
    case 'name':
      return Type.String(notes);
    case 'flag':
      return Type.Boolean(notes);
    case 'number':
      return Type.Number(notes);
    case 'choice':
      return Type.Enum([...rule.of], notes);
    case 'vertex':
      return strictObject({ x: Pixels, y: Pixels });
    case 'picture':
      return Type.Unsafe<string | null>({ type: ['string', 'null'], ...notes });
    case 'texts':
      return Type.Array(Type.String(), { maxItems: rule.maxItems, ...notes });
    case 'list':
      return Type.Array(strictObject(fieldSchemas(rule.of)), { maxItems: rule.maxItems, ...notes });
  }
}

const asSent = (rule: FieldRule): TSchema => (rule.optional ? Type.Optional(schemaOf(rule)) : schemaOf(rule));

type FieldSchema<Rule extends FieldRule> = Rule extends { kind: 'choice'; of: readonly (infer One)[] }
  ? TUnsafe<One>
  : Rule extends { kind: 'list'; of: infer Item extends FieldRules }
    ? TUnsafe<Static<ReturnType<typeof strictObject<FieldSchemas<Item>>>>[]>
    : TUnsafe<ValueOfRule<Rule>>;

type FieldSchemas<Rules extends FieldRules> = {
  -readonly [Name in keyof Rules & string]: Rules[Name] extends { optional: true }
    ? TOptional<FieldSchema<Rules[Name]>>
    : FieldSchema<Rules[Name]>;
};

/** The schemas of fields as calls send them. Length and emptiness are checked by the rules of the model, which have messages of their own. */
export const fieldSchemas = <Rules extends FieldRules>(rules: Rules): FieldSchemas<Rules> =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, asSent(rule)])) as unknown as FieldSchemas<Rules>;

/** The schema of a domain's texts, which are grouped as in its settings. */
export function settingsTextsSchema() {
  const groups: Record<string, Record<string, TSchema>> = {};
  const single: Record<string, TSchema> = {};
  for (const [path, rule] of Object.entries(SETTINGS_TEXTS) as [SettingsTextName, FieldRule][]) {
    const [name = '', inner] = path.split('.');
    if (inner === undefined) single[name] = asSent(rule);
    else (groups[name] ??= {})[inner] = asSent(rule);
  }
  const grouped = Object.fromEntries(Object.entries(groups).map(([name, fields]) => [name, strictObject(fields)]));
  return Type.Unsafe<SentSettingsTexts>(strictObject({ ...single, ...grouped }));
}
