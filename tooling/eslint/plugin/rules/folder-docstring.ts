import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/types';
import type { OwnRule } from '../rule';
import { nameOf } from '../syntax-tree';

/** The entries of a folder, whose names other folders use. */
const ENTRY = /^(index|host)\.ts$/;
const TESTING = /\/testing\//;

/** The text of the file that a path without its ending names; empty if it is no TypeScript. */
function textOf(path: string): string {
  const file = ['.ts', '.tsx', '/index.ts'].map((ending) => path + ending).find(existsSync);
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

/** The classes, and the functions with a body in braces, that a file exports, each with whether a docstring stands before it. */
const DECLARATION =
  /(\*\/\n)?^export (?:default )?(?:(?:abstract )?class|(?:async )?function\*?|const(?= \w+(?:: [^=\n]+)? = (?:async )?(?:<[^\n]*>)?\([^)]*\)[^\n]*=> \{$)) (\w+)/gm;

/** A function whose body is one line. */
const ONE_EXPRESSION = /^.*\{\n {2}return .*;\n\}/;

function undocumented(text: string): string[] {
  const declarations = [...text.matchAll(DECLARATION)].map(({ 1: docstring, 2: name = '', index }) => ({
    name,
    isDocumented: docstring !== undefined || ONE_EXPRESSION.test(text.slice(index)),
  }));
  // Of overloads the first has the docstring.
  return [
    ...new Set(
      declarations.filter((one) => declarations.find(({ name }) => name === one.name)?.isDocumented === false).map(({ name }) => name),
    ),
  ];
}

/**
 * A function or class that another folder uses has a docstring. What is one expression says itself what it yields, a type its shape, a constant its value.
 * Files that import are looked at, and entries: so the result depends on declarations that the linter's cache knows.
 */
export const folderDocstring: OwnRule = {
  meta: {
    type: 'problem',
    messages: { refused: 'Another folder uses {{names}}: a docstring there says what its types do not, such as shapes, units, errors.' },
    schema: [],
  },
  create(context) {
    const folder = dirname(context.filename);
    /** Looks at what a statement takes from a file. `null` takes all of it. */
    function check(node: TSESTree.Node, source: string, names: (string | undefined)[] | null, isOwnToo: boolean) {
      const path = join(folder, source);
      if (!source.startsWith('.') || TESTING.test(path) || (!isOwnToo && dirname(path) === folder)) return;
      const missing = undocumented(textOf(path)).filter((name) => names?.includes(name) ?? true);
      if (missing.length > 0) context.report({ node, messageId: 'refused', data: { names: missing.join(', ') } });
    }
    const isEntry = ENTRY.test(basename(context.filename));
    return {
      ImportDeclaration({ source, specifiers }) {
        const named = specifiers.map((one) => (one.type === AST_NODE_TYPES.ImportSpecifier ? nameOf(one.imported) : undefined));
        check(source, source.value, named, false);
      },
      ExportNamedDeclaration({ source, specifiers }) {
        const named = specifiers.map(({ local }) => nameOf(local));
        if (source) check(source, source.value, named, isEntry);
      },
      ExportAllDeclaration({ source }) {
        check(source, source.value, null, isEntry);
      },
    };
  },
};
