import { basename, join } from 'node:path';

/** @typedef {{ type: string, [field: string]: any }} Node a node of the syntax tree */
/** @typedef {Parameters<Parameters<import('webpack').Compiler['hooks']['thisCompilation']['tap']>[1]>[1]['normalModuleFactory']} ModuleFactory */

/** The kinds of modules that the sources of a remote are. */
const KINDS = /** @type {const} */ (['javascript/auto', 'javascript/esm']);

/**
 * Follows the names of the pages that `src/pages.ts` exports through the builds of a remote.
 * @param {import('webpack').Compilation} compilation @param {ModuleFactory} factory @param {string} folder the remote's package
 * @returns {() => string[] | undefined} the names, once all modules are built; undefined where the source does not say them
 */
export function followPageNames(compilation, factory, folder) {
  const file = pagesFile(folder);
  const isPages = (/** @type {unknown} */ module) => /** @type {{ resource?: string }} */ (module).resource === file;
  for (const kind of KINDS) {
    factory.hooks.parser.for(kind).tap('PageNames', (parser) =>
      parser.hooks.program.tap('PageNames', (/** @type {Node} */ program) => {
        const { module } = parser.state;
        // With the module, which a build that watches does not read again as long as it is the same.
        if (isPages(module) && module.buildInfo) module.buildInfo.pageNames = pageNames(program);
      }),
    );
  }
  /** @type {string[] | undefined} */
  let names;
  // Before modules are joined.
  compilation.hooks.finishModules.tap('PageNames', (modules) => {
    for (const module of modules) if (isPages(module)) names = module.buildInfo?.pageNames;
  });
  return () => names;
}

/** @param {string} folder */
const pagesFile = (folder) => join(folder, 'src', 'pages.ts');

/**
 * The keys of `pages` in `export const pages = definePages({ pages: { … } })`, and in what is spread there of other such calls of the module.
 * @param {Node} program @returns {string[] | undefined} undefined for a source that is written in another way
 */
function pageNames({ body }) {
  const declared = body.flatMap((/** @type {Node} */ one) => (one.type === 'ExportNamedDeclaration' ? (one.declaration ?? []) : one));
  const variables = new Map(
    declared
      .filter((/** @type {Node} */ { type }) => type === 'VariableDeclaration')
      .flatMap((/** @type {Node} */ { declarations }) => declarations.map((/** @type {Node} */ { id, init }) => [id.name, init])),
  );
  /** @param {string} variable @returns {(string | undefined)[]} */
  const namesIn = (variable) => {
    const call = variables.get(variable);
    // A variable that is spread in itself is no program that runs, and would be followed for ever.
    variables.delete(variable);
    const definition = call?.type === 'CallExpression' && call.callee.name === 'definePages' ? call.arguments[0] : undefined;
    const pages = definition?.properties?.find((/** @type {Node} */ one) => one.key?.name === 'pages')?.value;
    return (
      pages?.properties?.flatMap((/** @type {Node} */ one) =>
        one.type === 'SpreadElement' ? namesIn(one.argument.name) : nameOf(one),
      ) ?? [undefined]
    );
  };
  const names = namesIn('pages');
  return names.includes(undefined) ? undefined : /** @type {string[]} */ (names);
}

/** @param {Node} property */
const nameOf = ({ key, computed }) => (computed ? undefined : (key.name ?? String(key.value)));

/**
 * Where `remote.json` and `src/pages.ts` disagree; a page of one alone would be found missing only by who opens it.
 * @param {string} folder the remote's package @param {readonly { path: string, page: string }[]} routes @param {readonly string[]} names
 */
export function pageProblems(folder, routes, names) {
  const [manifest, source] = [`${basename(folder)}/remote.json`, `${basename(folder)}/src/pages.ts`];
  const routed = new Set(routes.map(({ page }) => page));
  return [
    ...routes
      .filter(({ page }) => !names.includes(page))
      .map(({ path, page }) => `the route ${path} of ${manifest} names the page ${page}, which ${source} does not have`),
    ...names.filter((name) => !routed.has(name)).map((name) => `${source} has the page ${name}, which no route of ${manifest} names`),
  ];
}
