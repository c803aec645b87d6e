/** An error that the user of the terminal can fix; its message says how. */
export class UserError extends Error {}

/** Thrown for `--help`: what a command does and takes. */
export class HelpAnswer extends Error {}
