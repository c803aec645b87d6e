import { rule } from '../rule';

/**
 * Where Firebase is asked (D-126): a refusal that is thrown without a look at the error tells an outage of the service as a fault of what was asked for.
 * `faultOf` says whose fault an error is.
 */
export const readErrorBeforeThrow = rule(
  'Look at the error before you throw another one: it may be an outage of the service (faultOf).',
  (report) => ({
    'CatchClause[param=null] ThrowStatement': report,
    "CallExpression[callee.property.name='catch'] > ArrowFunctionExpression[params.length=0] ThrowStatement": report,
    "CallExpression[callee.property.name='catch'] > FunctionExpression[params.length=0] ThrowStatement": report,
  }),
);
