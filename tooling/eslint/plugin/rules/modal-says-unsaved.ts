import { rule } from '../rule';

/** A dialog that closes without asking loses what was entered in it. */
export const modalSaysUnsaved = rule(
  'Say by `unsaved` when the dialog holds what the user has entered and not sent; `false` if it never does.',
  (report) => ({
    "JSXOpeningElement[name.name='Modal']:not(:has(JSXAttribute[name.name='unsaved']))": report,
  }),
);
