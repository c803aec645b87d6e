import type { OwnRule } from '../rule';

/** A code or a status by its number alone. Code 39, 93 and 128 are kinds of barcodes. */
const NUMBERED =
  /\b(?:[Cc]odes?(?! (?:39|93|128)\b)|error|problem) \d{1,3}\b|(?<!HTTP )(?:\(\d{3}\)|\b\d{3} (?:for|if|unless|when|with|without)\b)/;

/** Comments name the messages of the platform as code does: the names of `CODE` can be looked up and found, numbers are only for users (D-03). */
export const codeByName: OwnRule = {
  meta: {
    type: 'problem',
    messages: { refused: 'Name the code as CODE of shared-kit/model does, such as `dataChanged`; a status of HTTP is "HTTP 409".' },
    schema: [],
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        if (NUMBERED.test(comment.value)) context.report({ loc: comment.loc, messageId: 'refused' });
    },
  }),
};
