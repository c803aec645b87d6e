/** The browser's database in which remotes keep drafts over a reload, by user (D-99). */
export const DRAFTS_DATABASE = 'drafts';

/** Removes all drafts; called when the user signs out. */
export function forgetDrafts(): void {
  try {
    indexedDB.deleteDatabase(DRAFTS_DATABASE);
  } catch {
    // Without a database there are no drafts.
  }
}
