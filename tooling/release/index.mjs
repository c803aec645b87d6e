/** For tests and benches that publish, and for remotes in repositories of their own. */
export { ENTRY_FILE, FILES_LIST, integrityOf, readBuilt } from './built-remote.mjs';
export { publishingCheck } from './publishing-check.mjs';
export { publish, publishBuilt } from './publish.mjs';
export { releaseBuilt, releaseFolder } from './release-folder.mjs';
export { rollBack } from './rollback.mjs';
export { adopt, adoptable } from './adopt.mjs';
export { publicKeyOf, signerOf } from './signature.mjs';
export { openStore } from './store.mjs';
