import { basename, join } from 'node:path';
import type { Compiler, Compilation } from 'webpack';

/** What is read of a node of the syntax tree. */
export interface Node {
  type: string;
  name?: string;
  computed?: boolean;
  argument?: Node;
  arguments?: Node[];
  body?: Node[];
  callee?: Node;
  declaration?: Node | null;
  declarations?: Node[];
  id?: Node;
  init?: Node | null;
  key?: Node;
  properties?: Node[];
  /** A node, or what a literal is. */
  value?: unknown;
}

export type ModuleFactory = Parameters<Parameters<Compiler['hooks']['thisCompilation']['tap']>[1]>[1]['normalModuleFactory'];

/** The kinds of modules that the sources of a remote are. */
const KINDS = ['javascript/auto', 'javascript/esm'] as const;

/**
 * Follows the names of the pages that `src/pages.ts` exports through the builds of a remote.
 * @param folder the remote's package
 * @returns the names, once all modules are built; undefined where the source does not say them
 */
export function followPageNames(compilation: Compilation, factory: ModuleFactory, folder: string): () => string[] | undefined {
  const file = pagesFile(folder);
  const isPages = (module: unknown) => (module as { resource?: string }).resource === file;
  for (const kind of KINDS) {
    factory.hooks.parser.for(kind).tap('PageNames', (parser) =>
      parser.hooks.program.tap('PageNames', (program) => {
        const { module } = parser.state;
        // With the module, which a build that watches does not read again as long as it is the same.
        if (isPages(module) && module.buildInfo) module.buildInfo.pageNames = pageNames(program as Node);
      }),
    );
  }
  let names: string[] | undefined;
  // Before modules are joined.
  compilation.hooks.finishModules.tap('PageNames', (modules) => {
    for (const module of modules) if (isPages(module)) names = module.buildInfo?.pageNames;
  });
  return () => names;
}

const pagesFile = (folder: string) => join(folder, 'src', 'pages.ts');

/**
 * The keys of `pages` in `export const pages = definePages({ pages: { … } })`, and in what is spread there of other such calls of the module.
 * @returns undefined for a source that is written in another way
 */
function pageNames({ body = [] }: Node): string[] | undefined {
  const declared = body.flatMap((one) => (one.type === 'ExportNamedDeclaration' ? (one.declaration ?? []) : one));
  const variables = new Map(
    declared
      .filter(({ type }) => type === 'VariableDeclaration')
      .flatMap(({ declarations = [] }) => declarations.map(({ id, init }) => [id?.name, init] as const)),
  );
  const namesIn = (variable: string | undefined): (string | undefined)[] => {
    const call = variables.get(variable);
    // A variable that is spread in itself is no program that runs, and would be followed for ever.
    variables.delete(variable);
    const definition = call?.type === 'CallExpression' && call.callee?.name === 'definePages' ? call.arguments?.[0] : undefined;
    const pages = definition?.properties?.find(({ key }) => key?.name === 'pages')?.value as Node | undefined;
    return pages?.properties?.flatMap((one) => (one.type === 'SpreadElement' ? namesIn(one.argument?.name) : nameOf(one))) ?? [undefined];
  };
  const names = namesIn('pages');
  return names.includes(undefined) ? undefined : (names as string[]);
}

const nameOf = ({ key, computed }: Node) => (computed ? undefined : (key?.name ?? String(key?.value)));

/**
 * Where `remote.json` and `src/pages.ts` disagree; a page of one alone would be found missing only by who opens it.
 * @param folder the remote's package
 */
export function pageProblems(folder: string, routes: readonly { path: string; page: string }[], names: readonly string[]) {
  const [manifest, source] = [`${basename(folder)}/remote.json`, `${basename(folder)}/src/pages.ts`];
  const routed = new Set(routes.map(({ page }) => page));
  return [
    ...routes
      .filter(({ page }) => !names.includes(page))
      .map(({ path, page }) => `the route ${path} of ${manifest} names the page ${page}, which ${source} does not have`),
    ...names.filter((name) => !routed.has(name)).map((name) => `${source} has the page ${name}, which no route of ${manifest} names`),
  ];
}
