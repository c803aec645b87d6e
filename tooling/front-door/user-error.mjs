/** Something the person at the terminal can mend; the message says how. */
export class UserError extends Error {}
