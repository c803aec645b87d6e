/** Addresses that the guards lead to. `/` is one too, but no name results in it. */
const OF_THE_SHELL = ['/login', '/logout', '/setpw'];
const MAX_LENGTH = 40;

/**
 * The names of a remote in the places that mention it.
 * @typedef {object} Names
 * @property {string} name of the package and its folder: `mfe-stock-levels`
 * @property {string} namespace of its texts: `stockLevels`
 * @property {string} path of its first page: `/stock-levels`
 * @property {string} words for people: `Stock levels`
 */

/** @param {string} name @returns {Names} */
export function namesOf(name) {
  const path = name.replace(/^mfe-/, '');
  const words = path.replaceAll('-', ' ');
  return {
    name,
    namespace: path.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()),
    path: `/${path}`,
    words: (words[0] ?? '').toUpperCase() + words.slice(1),
  };
}

/**
 * Why there cannot be a remote of this name, in words; null when there can.
 * @param {string} name
 * @param {{ folders: string[], namespaces: string[], routes: { path: string, remote: string }[] }} taken
 */
export function refusal(name, { folders, namespaces, routes }) {
  if (!name) return 'Name the remote: npm run new-remote -- mfe-stock-levels';
  if (!/^mfe(-[a-z]+)+$/.test(name) || name.length > MAX_LENGTH) {
    return `"${name}" cannot be the name of a remote. It is mfe- and small letters, words joined by hyphens, at most ${MAX_LENGTH} characters: mfe-stock-levels.`;
  }
  const { namespace, path } = namesOf(name);
  if (folders.includes(name)) return `There is a folder ${name} already. Choose another name, or work on that one.`;
  if (namespaces.includes(namespace)) return `Texts of the name ${namespace} exist already, in locales/en-US/${namespace}.json. Choose another name.`;
  if (OF_THE_SHELL.includes(path)) return `The address ${path} is the shell's own. Choose another name.`;
  const owner = routes.find((route) => route.path.toLowerCase() === path)?.remote;
  return owner ? `The address ${path} is served by ${owner} already. Choose another name.` : null;
}
