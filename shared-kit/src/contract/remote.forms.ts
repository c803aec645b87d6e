// What remotes write into `remote.json` by its form, for the shell's checks of the registry and for the schema of the file. Expressions of
// a JSON schema have no flags, so that there are none here.

/** The contract between the shell and its remotes that this shell speaks. */
export const CONTRACT_VERSION = 1;

/** The most routes, links or entries of a remote: more than any needs. */
export const MOST = 100;

/** Names go into script addresses and element ids. The hyphen keeps them apart from properties of `window`, which the entry sets by its name. */
export const NAME = /^(?=.{1,64}$)[a-z][a-z0-9]*-[a-z0-9-]*$/;

export const KEY = /^[\w:.-]{1,100}$/;

/** The form of names of links, parameters, icons and the fields of a route's state. */
export const TERM = /^[A-Za-z][\w-]{0,63}$/;

/**
 * A pattern such as `/company/:company/domain/:domain/settings`, without parts like `..` that would change the target, and without the ending
 * of a file, which the web server would look for instead of opening the page.
 */
export const PATTERN = /^(?!.{200}|.*\.[A-Za-z]\w*$)(\/|(\/(:[A-Za-z]\w*|(?!\.{1,2}(\/|$))[\w.~-]+))+)$/;

export const SHORTCUT = /^[a-z]( [a-z])?$/;
