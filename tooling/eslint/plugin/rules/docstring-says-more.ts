import { AST_TOKEN_TYPES, type TSESTree } from '@typescript-eslint/types';
import type { OwnRule } from '../rule';

/** Words that add nothing to those around them. */
const FILLERS = new Set(
  'a all an and are as at be by do does each every for from has have in is it its of on one ones or that the these this to what which who whose with'.split(
    ' ',
  ),
);

/** The words of a text or a name, in small letters. */
const wordsOf = (text: string): string[] =>
  (text.replace(/([a-z0-9])([A-Z])/g, '$1 $2').match(/[a-z]+|\d+/gi) ?? []).map((word) => word.toLowerCase());

/** "rows", "row"; "writing", "writes", "write": close enough to tell repetitions. */
const stemOf = (word: string): string => word.replace(/(?<=..)ies$/, 'y').replace(/(?<=..)(ing|ed|es|s(?<!ss)|e)$/, '');

/** What stands between a docstring and its declaration. */
const BETWEEN = /^(\s|\/\/[^\n]*\n)*/;
/** Where the head of a declaration ends. */
const HEAD_END = /[{;\n]|=>/;

/** A docstring of nothing but the words of the name, the parameters and the types behind it is noise. Code and links in it say more. */
export const docstringSaysMore: OwnRule = {
  meta: {
    type: 'problem',
    messages: { refused: 'The name says this: leave it out, or say what it does not, such as shapes, units, errors.' },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    function isRepetition({ value, range }: TSESTree.Comment) {
      const head = sourceCode.text.slice(range[1]).replace(BETWEEN, '').split(HEAD_END)[0] ?? '';
      const words = wordsOf(value).filter((word) => !FILLERS.has(word));
      const heads = new Set(wordsOf(head).map(stemOf));
      return words.length > 0 && words.every((word) => heads.has(stemOf(word)));
    }
    return {
      Program() {
        for (const comment of sourceCode.getAllComments())
          if (comment.type === AST_TOKEN_TYPES.Block && /^\*[^@`]*$/.test(comment.value) && isRepetition(comment))
            context.report({ loc: comment.loc, messageId: 'refused' });
      },
    };
  },
};
