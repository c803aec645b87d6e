import fc from 'fast-check';

/** A JSON schema as the OpenAPI document of the platform has them. */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** Texts that mean something to a database, a file system, a browser, a spreadsheet or JavaScript. */
const TEXTS = [
  ...['', ' ', '\u0000', '\u001b[2K', '\u202e', '\ud83d', '😀', 'ÿ'.repeat(3000), 'a'.repeat(300), '𝟙𝟚𝟛', 'é', '\ufeff'],
  ...[
    '.',
    '..',
    '../..',
    'a/b',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '__name__',
    'null',
    'true',
    '[object Object]',
    'NaN',
    '-1',
    '1e400',
  ],
  ...[
    'North Hall',
    'acme',
    'norte',
    'marcos',
    'key',
    'ana@test.invalid',
    'moderator',
    'Pallet',
    's1',
    '2026-02-30T00:00:00Z',
    '=1+1',
    '<b>',
    "'",
    '"',
    '`${x}`',
    '%00',
    '%',
  ],
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const number = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 1.5, 255, 2 ** 31, 2 ** 53, 1e308, -1e308),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any JSON, and a list or an object that is deeper or wider than any call asks for. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  text,
  number,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[[[[[[[]]]]]]]], Array(300).fill(0), { __proto__: null, toString: 1, length: -1 }),
);

/** One time in ten something else than the schema asks for. */
const mostly = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: anything });

/** Values that a schema asks for, and here and there something else. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  if (schema.allOf) return fc.tuple(...schema.allOf.map(valuesOf)).map((parts) => Object.assign({}, ...parts) as unknown);
  if (schema.const !== undefined) return mostly(fc.constant(schema.const));
  if (schema.enum) return mostly(fc.constantFrom(...schema.enum));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return mostly(objectsOf(schema));
    case 'array':
      return mostly(fc.array(valuesOf(schema.items ?? {}), { maxLength: 3 }));
    case 'string':
      return mostly(text);
    case 'integer':
    case 'number':
      return mostly(fc.oneof(number, fc.integer({ min: schema.minimum ?? 0, max: Math.max(schema.minimum ?? 0, schema.maximum ?? 100) })));
    case 'boolean':
      return mostly(fc.boolean());
    case 'null':
      return mostly(fc.constant(null));
    default:
      return anything;
  }
}

function objectsOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valuesOf(one)]));
  const own = fc.oneof(
    { weight: 6, arbitrary: fc.record(fields, { requiredKeys: required.filter((name) => Object.hasOwn(fields, name)) }) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  );
  const more = fc.dictionary(fc.oneof(text, fc.constantFrom('__proto__', 'constructor')), anything, { maxKeys: 2 });
  return fc.oneof(
    { weight: 9, arbitrary: own },
    { weight: 1, arbitrary: fc.tuple(own, more).map(([one, others]) => ({ ...one, ...others })) },
  );
}
