import { join } from 'node:path';
import { readJson, readWorkspace } from '../ground/workspace';

/** Paths that the shell may contain, since its guards lead to them (D-10). */
const OF_THE_GUARDS = ['/', '/login', '/setpw', '/logout'];

const remotes = readWorkspace()
  .filter(({ kind }) => kind === 'remote')
  .map(({ folder }) => readJson(join(folder, 'remote.json')));

const names = remotes.map(({ name }) => name);
/** Each up to its first parameter: `/company` of `/company/:company`. */
const paths = remotes
  .flatMap(({ routes }) => routes.map(({ path }: { path: string }) => path.split('/:')[0]))
  .filter((path) => !OF_THE_GUARDS.includes(path));
const texts = remotes
  .flatMap(({ title, drawer = [], quickAccess = [] }) => [title, ...[...drawer, ...quickAccess].map(({ label }) => label)])
  .filter(Boolean);

/** A text in code. The regular expressions of selectors may hold no slash. */
const noText = (pattern: string, message: string) => {
  const matching = `/${pattern.replaceAll('/', '\\u002F')}/i`;
  return {
    selector: `:matches(Literal[value=${matching}], TemplateElement[value.cooked=${matching}], JSXText[value=${matching}])`,
    message,
  };
};

/** What shell and kit must not contain, as options of ESLint's own `no-restricted-syntax`: they know remotes from the registry only (ADD-26). */
export const remoteKnowledge = [
  noText(`\\b(${names.join('|')})\\b`, 'Shell and kit name no remote: read the registry.'),
  noText(`^(${[...new Set(paths)].join('|')})(?![\\w.-])`, 'Shell and kit know no path of a remote: use a link that it offers.'),
  noText(`^(${texts.join('|')})$`, 'Shell and kit name no text of a remote: it stands in its remote.json.'),
];
