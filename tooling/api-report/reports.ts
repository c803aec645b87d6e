import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

/** The declarations of an entry of the kit, by name. */
export type Offer = Map<string, string>;

/** The schemas that check `remote.json` and the registry. Their source is reported too, since no declaration shows a change of them. */
const SCHEMAS = ['remote.forms.ts', 'remote.ts', 'registry.ts'].map((file) => `model/registry/${file}`);

const printer = ts.createPrinter({ removeComments: true });

/** Remotes may not import the entries for the console itself. @param entry such as `ui-core` */
export const isForRemotes = (entry: string) => !/^(host\/|model\/registry(\/|$))/.test(entry);

/**
 * The interface for remotes: the declarations of every entry of the kit as the compiler wrote them, and the schemas of the contract.
 * @param kit the package's folder, after the compiler was there
 * @returns by the name of the entry
 */
export function offersOf(kit: string): Map<string, Offer> {
  const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
  const files = new Map(Object.entries(exports).map(([path, source]) => [path.slice(2), declarationsOf(kit, String(source))]));
  const program = programOf(kit, files);
  const exported = new Map([...files].filter(([entry]) => isForRemotes(entry)).map(([entry, file]) => [entry, exportsOf(program, file)]));
  const reported = new Set([...exported.values()].flatMap((symbols) => [...symbols.keys()]));
  const offers = new Map([...exported].map(([entry, symbols]) => [entry, offerOf(program, symbols, reported)]));
  return offers.set('contract-schemas', new Map(SCHEMAS.flatMap((file) => constantsIn(join(kit, 'src', file)))));
}

/** @param source such as `./src/api/index.ts` */
const declarationsOf = (kit: string, source: string) =>
  join(
    kit,
    '.types',
    source
      .replace(/^\.\/(?!src\/model\/)/, 'kit/')
      .replace(/^\.\/src\//, '')
      .replace(/\.tsx?$/, '.d.ts'),
  );

/** A program of only the kit's own declarations: those of libraries are referred to by name. */
function programOf(kit: string, files: Map<string, string>) {
  const options = {
    noLib: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) => {
      const entry = /^shared-kit\/(.*)/.exec(text)?.[1];
      const file = text.startsWith('.') ? fileAt(join(containing, '..', text)) : files.get(entry ?? '');
      return { resolvedModule: file === undefined ? undefined : { resolvedFileName: file, extension: ts.Extension.Dts } };
    });
  const fileAt = (path: string) => [`${path}.d.ts`, join(path, 'index.d.ts')].find((file) => host.fileExists(file));
  const missing = [...files.values()].find((file) => !host.fileExists(file));
  if (missing) throw new Error(`The compiler wrote no ${relative(kit, missing).split(sep).join('/')}.`);
  return ts.createProgram([...files.values()], options, host);
}

const realSymbol = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The exports of an entry with their names. */
function exportsOf(program: ts.Program, file: string): Map<ts.Symbol, string> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return new Map(exported.map((symbol) => [realSymbol(checker, symbol), symbol.name]));
}

/**
 * The exports of an entry, and the kit's own declarations that they refer to. What another entry exports stands in that entry's report alone,
 * so that a change of it is one change.
 */
function offerOf(program: ts.Program, exported: ReadonlyMap<ts.Symbol, string>, reported: ReadonlySet<ts.Symbol>): Offer {
  const checker = program.getTypeChecker();
  const offer: Offer = new Map();
  const named = new Map(exported);
  for (const [symbol, name] of named) {
    const statements = (symbol.declarations ?? []).map(statementOf);
    offer.set(name, statements.map((one) => printer.printNode(ts.EmitHint.Unspecified, one, one.getSourceFile())).join('\n'));
    // The map grows during this loop: the declarations that a declaration names are visited too.
    for (const one of statements) visit(one, (used) => !named.has(used) && !reported.has(used) && named.set(used, `(${used.name})`));
  }
  function visit(node: ts.Node, found: (symbol: ts.Symbol) => void) {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const used = symbol && realSymbol(checker, symbol);
      if (used?.declarations?.some((one) => ts.isSourceFile(one.parent) || ts.isVariableDeclaration(one))) found(used);
    }
    ts.forEachChild(node, (child) => visit(child, found));
  }
  return new Map([...offer].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The whole statement: `export declare const x: number;` and not `x: number`. */
function statementOf(declaration: ts.Node) {
  let node = declaration;
  while (!ts.isStatement(node) && !ts.isSourceFile(node.parent)) node = node.parent;
  return node;
}

/** The top-level constants of a file. */
function constantsIn(file: string): [string, string][] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isVariableStatement).map((statement) => {
    const [declaration] = statement.declarationList.declarations;
    return [declaration?.name.getText() ?? '', printer.printNode(ts.EmitHint.Unspecified, statement, source)];
  });
}

/** The Markdown in which an entry's declarations are committed, for reviews. */
export const asMarkdown = (entry: string, offer: Offer) =>
  `# ${entry}\n\nWritten by \`npm run api\`. Names in brackets are not exported; exported ones are made of them.\n${[...offer]
    .map(([name, text]) => `\n## ${name}\n\`\`\`ts\n${text}\n\`\`\`\n`)
    .join('')}`;

export const fromMarkdown = (markdown: string): Offer =>
  new Map([...markdown.matchAll(/^## (.+)\n```ts\n([^]*?)\n```$/gm)].map(([, name = '', text = '']) => [name, text]));
