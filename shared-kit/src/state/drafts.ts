/** The browser's database in which remotes keep drafts over a reload, by user (decision D-99). */
export const DRAFTS_DATABASE = 'drafts';

/** Nobody's drafts stay behind where somebody chose to sign out. */
export function forgetDrafts(): void {
  try {
    indexedDB.deleteDatabase(DRAFTS_DATABASE);
  } catch {
    // No database, no drafts.
  }
}
