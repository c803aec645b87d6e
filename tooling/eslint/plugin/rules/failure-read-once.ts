import { rule } from '../rule';

/** Refuses a second alert: what a form was refused is in its snackbar too, and two alerts would be read out one after the other (D-105). */
export const failureReadOnce = rule(
  'Show what was refused by FormFailure of shared-kit/ui-core, or by a quiet Alert: screen readers have heard it from the snackbar.',
  (report) => ({
    "LogicalExpression:matches([left.name=/^(failure|stopped)$/], [left.property.name=/^(failure|stopped)$/]) > JSXElement:has(> JSXOpeningElement[name.name='Alert']:not(:has(JSXAttribute[name.name='quiet'])))":
      report,
  }),
);
