/** Access to the data folder of an embedded Firebase, for programs that copy or export it. */
export { copyData } from './copy-data';
export { describeData, type DataDescription } from './describe-data';
export { openData, type Data } from './data';
export type { Account } from '../auth/account';
export type { StoredFile } from '../storage/stored-file';
export { processUsing } from '../store/journal/data-folder';
export type { Fields, Value } from '../store/values/value';
export { PASSWORD_COST } from '../auth/password';
