/** For tests and benches that publish, and for remotes in repositories of their own. */
export { ENTRY_FILE, FILES_LIST, integrityOf } from '../webpack/build-form';
export { readBuilt } from './built-remote';
export { publishingCheck } from './publishing-check';
export { publish, publishBuilt } from './publish';
export { releaseBuilt, releaseFolder } from './release-folder';
export { rollBack } from './rollback';
export { adopt, adoptable } from './adopt';
export { publicKeyOf, signerOf } from './signature';
export { openStore } from './store';
