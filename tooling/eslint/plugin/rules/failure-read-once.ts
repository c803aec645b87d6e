import { rule } from '../rule';

/** Refuses a second alert: what a form was refused is in its snackbar too, and two alerts would be read out one after the other (D-105). */
export const failureReadOnce = rule(
  'Show what was refused by FormFailure of shared-kit/ui-core: screen readers have heard it from the snackbar.',
  (report) => ({
    "LogicalExpression:matches([left.name='failure'], [left.property.name='failure']) > JSXElement:has(> JSXOpeningElement[name.name='Alert']:not(:has(JSXAttribute[name.name='quiet'])))":
      report,
  }),
);
