/** The allowed names and versions, which are parts of a URL and must not lead out of their folder. */
export const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9._+-]*$/;

/** The path of a version's files on the site, which is its folder in the store. */
export const folderOf = ({ name, version }: { name: string; version: string }) => `remotes/${name}/${version}`;

/** Whether an entry is a file of its own version, on the console's origin or on that of `--base`. */
export function isPlaceOf({ name, version, entry }: { name: string; version: string; entry: string }) {
  const folder = `/${folderOf({ name, version })}/`;
  const end = entry.lastIndexOf('/') + 1;
  if (!SAFE_NAME.test(entry.slice(end))) return false;
  const start = entry.slice(0, end);
  if (start === folder) return true;
  // A URL that a browser would read as another, such as one with `..` in it, is not its own form.
  if (!start.endsWith(folder) || !/^https?:/.test(start) || !URL.canParse(start)) return false;
  const { href, username, password } = new URL(start);
  return href === start && username === '' && password === '';
}

/**
 * Whether a path of a store stays below its target: parts divided by slashes, none of which leads up or is something else on another system. Paths come
 * from registries and lists of files, which others may have written.
 */
export const isBelow = (path: string) =>
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !/[\\:\p{Cc}]/u.test(part));
