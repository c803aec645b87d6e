import { rule } from '../rule';

/** Refuses inputs whose value browsers change when the mouse wheel turns over them, and empty when they hold no number. */
export const noNumberInput = rule(
  'The mouse wheel changes a focused number input: use a text input with `inputMode="numeric"`.',
  (report) => ({
    "JSXAttribute[name.name='type'] Literal[value='number']": report,
    "JSXSpreadAttribute Property[key.name='type'] Literal[value='number']": report,
  }),
);
