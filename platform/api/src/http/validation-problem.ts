import type { FastifyError } from 'fastify';
import { CODE, problem, type Message } from 'shared-kit/model';

interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** In a message there is room for some names only. */
const MAX_NAMES = 10;

const fieldOf = (error: SchemaError): string => error.instancePath.split('/').filter(Boolean).join('.');

function names(errors: SchemaError[], param: string): string {
  const fieldNames = errors.flatMap((error) => {
    const list = error.params[param];
    const parent = fieldOf(error);
    return Array.isArray(list) ? list.map((name) => (parent ? `${parent}.${name}` : String(name))) : [];
  });
  const distinct = [...new Set(fieldNames)];
  return [...distinct.slice(0, MAX_NAMES), ...(distinct.length > MAX_NAMES ? ['…'] : [])].join(', ');
}

/** The message for input that a schema refused: missing fields first, then unexpected ones, then invalid values. */
export function validationProblem(error: FastifyError): Message {
  const errors = (error.validation ?? []) as unknown as SchemaError[];
  const of = (...keywords: string[]) => errors.filter(({ keyword }) => keywords.includes(keyword));

  const missing = of('required');
  // The names at the top of the query or body are the call's parameters (D-93); those inside of them are fields.
  const parameters = missing.filter((fault) => fieldOf(fault) === '');
  if (parameters.length > 0) return problem(CODE.missingParameters, { args: [names(parameters, 'requiredProperties')] });
  if (missing.length > 0) return problem(CODE.missingFields, { args: [names(missing, 'requiredProperties')] });
  const unexpected = of('additionalProperties');
  if (unexpected.length > 0) {
    return problem(CODE.unexpectedFields, { args: [names(unexpected, 'additionalProperties')] });
  }
  const first = (code: number, faults: SchemaError[]) => {
    const field = fieldOf(faults[0]!);
    return problem(code, { args: [field], field });
  };
  const empty = of('minLength');
  if (empty.length > 0) return first(CODE.requiredField, empty);
  const type = of('type');
  // No body at all, or something that is no object: there is no field to name.
  if (type[0] && fieldOf(type[0]) === '') return problem(CODE.invalidRequest);
  if (type.length > 0) return first(CODE.wrongType, type);
  const value = of('enum', 'const', 'anyOf', 'minimum', 'maximum');
  if (value.length > 0) return first(CODE.valueNotAllowed, value);
  const [tooMany] = of('maxItems');
  if (tooMany) {
    const field = fieldOf(tooMany);
    return problem(CODE.invalidData, { key: 'err.tooManyEntries', args: [Number(tooMany.params['limit']), field], field });
  }
  const [illFormed] = of('wellFormed');
  if (illFormed) {
    const field = fieldOf(illFormed);
    return problem(CODE.invalidData, { key: 'err.illFormedText', args: [field], field });
  }
  const tooMuch = of('maxLength', 'maxProperties');
  if (tooMuch.length > 0) return problem(CODE.invalidData, { field: fieldOf(tooMuch[0]!) });
  return problem(CODE.invalidRequest);
}
