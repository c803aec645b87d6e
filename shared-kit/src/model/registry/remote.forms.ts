// The formats of values in `remote.json`, for the shell's checks of the registry and for the schema of the file. Regular expressions of
// a JSON schema cannot have flags, so these have none.

/** The version of the contract between shell and remotes that this shell supports. */
export const CONTRACT_VERSION = 1;

/** The maximum number of routes, links or drawer entries of a remote, more than any needs. */
export const MOST = 100;

/** Names are part of script URLs and element ids. They need a hyphen, because the entry script sets a property of `window` with its name. */
export const NAME = /^(?=.{1,64}$)[a-z][a-z0-9]*-[a-z0-9-]*$/;

export const KEY = /^[\w:.-]{1,100}$/;

/** The format of the names of links, parameters, icons and the fields of a route's state. */
export const TERM = /^[A-Za-z][\w-]{0,63}$/;

/** A link that a remote uses: its name, or name and version, such as `settings@2`. */
export const USE = /^[A-Za-z][\w-]{0,63}(@[1-9]\d{0,3})?$/;

/** The highest version of a link. */
export const HIGHEST_VERSION = 9999;

/**
 * A pattern such as `/company/:company/domain/:domain/settings`, without parts like `..` that would change the target, and without a file extension,
 * because the web server would look for that file instead of opening the page.
 */
export const PATTERN = /^(?!.{200}|.*\.[A-Za-z]\w*$)(\/|(\/(:[A-Za-z]\w*|(?!\.{1,2}(\/|$))[\w.~-]+))+)$/;

export const SHORTCUT = /^[a-z]( [a-z])?$/;
