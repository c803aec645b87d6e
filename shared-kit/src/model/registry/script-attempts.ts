/** The pauses after which a lost script is asked for again, one of a page, of a remote or of a worker. */
export const SCRIPT_PAUSES_MS: readonly number[] = [1000, 2000];

/** How long each attempt may take. */
export const SCRIPT_LIMIT_MS = 10_000;
