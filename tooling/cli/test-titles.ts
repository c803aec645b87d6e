import ts from 'typescript';

const RUNNERS = new Set(['it', 'test', 'describe']);
/** Modifiers of tests that do not run, whose titles do not count. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme']);

/**
 * The titles of a file's tests and groups, and the titles in the rows of a table (`it.each([['TASK-22 …', 1]])('%s', …)`). Only real calls count, not
 * tests in comments or strings.
 * @param file its name decides how it is read
 */
export function testTitles(file: string, text: string): { title: string; line: number }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles: { title: string; line: number }[] = [];
  const add = (node: ts.Node) => {
    const title = textOf(node);
    if (title !== null) titles.push({ title, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  };
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.arguments.length > 1 && runs(node.expression)) {
      const title = node.arguments[0] as ts.Expression;
      add(title);
      if (textOf(title)?.includes('%')) rowsOf(node.expression, source).forEach(add);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** Whether a call is one of `it`, `test.describe`, `it.each(…)` and the like. */
function runs(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return RUNNERS.has(callee.text);
  if (ts.isPropertyAccessExpression(callee)) return !NOT_RUN.has(callee.name.text) && runs(callee.expression);
  if (ts.isCallExpression(callee)) return isEach(callee.expression) && runs(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return isEach(callee.tag) && runs(callee.tag);
  return false;
}

const isEach = (expression: ts.Expression) => ts.isPropertyAccessExpression(expression) && expression.name.text === 'each';

/** The first cell of each row of `it.each(table)`. */
function rowsOf(callee: ts.Expression, source: ts.SourceFile): ts.Node[] {
  if (!ts.isCallExpression(callee)) return [];
  return elementsOf(callee.arguments[0], source).map((row) => elementsOf(row, source)[0] ?? row);
}

/** The elements of an array literal, or of the constant that a name refers to. */
function elementsOf(node: ts.Node | undefined, source: ts.SourceFile): readonly ts.Node[] {
  if (!node) return [];
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return elementsOf(node.expression, source);
  if (!ts.isIdentifier(node)) return [];
  const variables = source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations);
  return elementsOf(variables.find(({ name }) => ts.isIdentifier(name) && name.text === node.text)?.initializer, source);
}

/** The text of a title. A template string counts without its inserted values. */
function textOf(node: ts.Node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');
  return null;
}
