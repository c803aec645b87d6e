/** The data that an embedded Firebase has kept, for programs that copy it or take it elsewhere. */
export { copyData } from './copy-data';
export { openData, type Data } from './data';
export type { Account } from '../auth/account';
export type { StoredFile } from '../storage/stored-file';
export type { Fields, Value } from '../store/value';
export { PASSWORD_COST } from '../auth/password';
