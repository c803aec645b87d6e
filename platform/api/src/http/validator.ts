import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { ErrorContext, ErrorSchema, Stack } from 'typebox/schema';
import { Value } from 'typebox/value';
import { illFormedText } from './ill-formed-text';

/** More are not looked for: a body of many values can have a fault in each. */
const MOST_FAULTS = 8;

class EnoughFaults extends Error {}

/** Collects faults, and ends the search when there are enough of them. */
class FirstFaults extends ErrorContext {
  override AddError(...[keyword, schemaPath, instancePath, params]: Parameters<ErrorContext['AddError']>): false {
    // Each unexpected field is one of these first, and all of them together one fault after it.
    if (keyword === 'boolean') return false;
    super.AddError(keyword, schemaPath, instancePath, params);
    if (this.GetErrors().length >= MOST_FAULTS) throw new EnoughFaults();
    return false;
  }
}

function faultsOf(schema: TSchema, value: unknown): FastifySchemaValidationError[] {
  const faults = new FirstFaults();
  try {
    ErrorSchema(Stack({}, schema), faults, '#', '', schema, value);
  } catch (error) {
    if (!(error instanceof EnoughFaults)) throw error;
  }
  return faults.GetErrors().map((fault) => ({ ...fault, params: { ...fault.params } }));
}

/**
 * Compiles the schemas of requests. A value of a wrong shape is refused with its first faults; a text, or a name in a map, with half of a surrogate
 * pair is refused wherever it stands, since no service stores it. Parameters of the query are converted to the types of their schema.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  return (value: unknown) => {
    const converted = httpPart === 'body' ? value : Value.Convert(schema, value);
    if (!compiled.Check(converted)) return { error: faultsOf(schema, converted) };
    const instancePath = illFormedText(converted);
    if (instancePath === undefined) return { value: converted };
    return { error: [{ keyword: 'wellFormed', instancePath, schemaPath: '#', params: {} }] };
  };
};
