/** A reason why a count cannot begin or go on that its user can understand. */
export class CountError extends Error {}
