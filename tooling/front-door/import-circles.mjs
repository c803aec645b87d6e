import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/**
 * The circles of a folder's files that import one another, each from its first file back to it, by paths in that folder. Imports
 * that load on demand are left out: they are evaluated later.
 * @param {string} folder @param {{ types: boolean }} options whether an import of types alone counts, which nothing evaluates
 * @returns {string[][]}
 */
export function importCircles(folder, { types }) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name));
  const known = new Set(files);
  /** @param {string} file */
  const importsOf = (file) =>
    importedBy(readFileSync(file, 'utf8'), types)
      .map((name) => join(dirname(file), name))
      .flatMap((path) => [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((one) => known.has(one)) ?? []);

  /** @type {string[][]} */
  const circles = [];
  const done = new Set();
  /** @param {string} file @param {string[]} way from the file where the search began */
  const follow = (file, way) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].map((one) => relative(folder, one)));
    if (done.has(file)) return;
    done.add(file);
    for (const next of importsOf(file)) follow(next, [...way, file]);
  };
  for (const file of files) follow(file, []);
  return circles;
}

/** What a source imports by a relative path. @param {string} text @param {boolean} types @returns {string[]} */
function importedBy(text, types) {
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier: from } = statement;
    if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.')) return [];
    return types || !isOfTypes(statement) ? [from.text] : [];
  });
}

/** @param {ts.ImportDeclaration | ts.ExportDeclaration} statement */
function isOfTypes(statement) {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly || areTypes(statement.exportClause);
  const clause = statement.importClause;
  return clause !== undefined && (clause.phaseModifier === ts.SyntaxKind.TypeKeyword || (!clause.name && areTypes(clause.namedBindings)));
}

/** Whether each name in the braces is one of a type. @param {ts.NamedImportBindings | ts.NamedExportBindings | undefined} names */
const areTypes = (names) => names !== undefined && 'elements' in names && names.elements.every((one) => one.isTypeOnly);
