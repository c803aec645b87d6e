/** Takes the place of `re2js` in the shell, where no query has a pipeline with a pattern. */
export const RE2JS = {
  /** @throws always: such a pipeline needs the library, so remove its replacement from `shell.ts`. */
  compile: (): never => {
    throw new Error('The console is built without patterns in pipelines of Firestore.');
  },
};
