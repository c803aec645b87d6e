import { rule } from '../rule';

export const nameOrder = rule('Sort names by nameOrder of shared-kit/model: "Dock 2" stands before "Dock 10".', (report) => ({
  "CallExpression[callee.property.name='localeCompare']": report,
  "NewExpression[callee.property.name='Collator']": report,
}));
