import { OwnError } from '../log/logged-error';
import type { JsonSize } from './json-size';

/** The parts of a JSON schema that say how much it allows. */
interface Shape {
  type?: unknown;
  properties?: Readonly<Record<string, Shape>>;
  patternProperties?: Readonly<Record<string, Shape>>;
  maxProperties?: number;
  items?: Shape;
  maxItems?: number;
}

/** More than a small body ever holds: what it has too much is then named by the schema, and not refused by a count. */
const FEW_VALUES = 1000;
const DEPTH = 32;

/** How many values a schema allows at most, the value itself counted. Throws for a list or map whose schema names no limit. */
function valuesOf(shape: Shape, path: string): number {
  const { type, properties, patternProperties, maxProperties, items, maxItems } = shape;
  if (type === 'array') {
    if (maxItems === undefined) throw new OwnError(`The schema of ${path} has no maxItems.`);
    return 1 + Math.max(1, maxItems * valuesOf(items ?? {}, `${path}[]`));
  }
  if (patternProperties) {
    if (maxProperties === undefined) throw new OwnError(`The schema of ${path} has no maxProperties.`);
    return 1 + maxProperties * Math.max(...Object.values(patternProperties).map((one) => valuesOf(one, `${path}.*`)));
  }
  const fields = Object.entries(properties ?? {});
  return 1 + fields.reduce((sum, [name, field]) => sum + valuesOf(field, `${path}.${name}`), 0);
}

/** How much JSON a body of this schema holds at most; of a call without a schema, little. */
export function sizeOfBody(schema: unknown, call: string): Pick<JsonSize, 'depth' | 'values'> {
  return { depth: DEPTH, values: Math.max(FEW_VALUES, valuesOf(schema ?? {}, call)) };
}
