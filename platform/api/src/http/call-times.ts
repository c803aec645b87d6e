/**
 * How long the steps of a call may take, in milliseconds. Here and nowhere else, because what is in front of the servers must not end a call earlier: a
 * test holds the recipes (`deploy/`) against it.
 */
export const CALL_TIMES = {
  /** The body of a call with JSON. */
  jsonMs: 20_000,
  /** The body of an upload, and the time in it without a byte. */
  uploadMs: 5 * 60_000,
  silentMs: 10_000,
  /** One answer of Firestore or Auth, which answer in milliseconds; firebase-admin alone would retry for minutes. */
  serviceMs: 15_000,
  /** Until an upload's turn comes to be read, and the reading. */
  // Longer than one reading, so that whoever is next gets a turn however long those before take.
  sheetWaitMs: 60_000,
  sheetMs: 40_000,
  /** The same of a picture. */
  pictureWaitMs: 30_000,
  pictureMs: 20_000,
  /** All steps of a call that change something. */
  callMs: 20_000,
} as const;

/** When a server ends a connection whose request has not arrived: after the API has refused the body itself. */
export const REQUEST_TIMEOUT_MS = CALL_TIMES.uploadMs + CALL_TIMES.silentMs;

/** The longest call but removals: a slow upload that waits for its turn. */
export const LONGEST_CALL_MS = CALL_TIMES.uploadMs + CALL_TIMES.serviceMs + CALL_TIMES.sheetWaitMs + CALL_TIMES.sheetMs + CALL_TIMES.callMs;

/**
 * When proxies may end a call. A removal has no limit of its own, so this is the most that any of the recipes' platforms grants; a larger removal goes
 * on without its call (D-46).
 */
export const PROXY_LIMIT_SECONDS = 3600;
