/** An error that the user of the command can fix. Its message says how. */
export class UserError extends Error {}

/** Thrown for `--help`. The message says what a command does and takes. */
export class HelpAnswer extends Error {}
