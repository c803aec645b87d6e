import { rule } from '../rule';

/** A row that is removed by a button of its own look: the loudest thing of a page would be what is pressed least (D-160). */
export const removeButton = rule(
  'Rows are removed by RemoveButton of shared-kit/ui-overlay; what cannot be undone is red in the question before it.',
  (report) => ({
    "JSXOpeningElement[name.name='Button'] > JSXAttribute[name.name='danger']": report,
    "MemberExpression[object.name='icons'][property.name='delete']": report,
  }),
);
