/** For tests and benches that publish. */
export { ENTRY_FILE, FILES_LIST, integrityOf, readBuilt } from './built-remote.mjs';
export { publish } from './publish.mjs';
export { releaseBuilt, releaseFolder } from './release-folder.mjs';
export { rollBack } from './rollback.mjs';
export { openStore } from './store.mjs';
