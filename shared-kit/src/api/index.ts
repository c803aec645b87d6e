export { LONG_CALL_LIMIT_MS, noEmailDomain, type ApiConfig, type ApiRequest, type ApiResult } from './client';
export {
  addDomain,
  changeSettings,
  removeDomain,
  restoreSettings,
  type AddDomain,
  type ChangedDomain,
  type ChangeSettings,
  type OwnedDomain,
  type RestoreSettings,
} from './domains';
export { changeKeyDomains, createKey, removeKey, renewKey, type CreateKey } from './keys';
export {
  addLabelDesign,
  changeLabelDesign,
  removeLabelDesign,
  type AddLabelDesign,
  type ChangeLabelDesign,
  type RemoveLabelDesign,
} from './label-designs';
export { addLicense, removeLicense, type LicenseOfDomain } from './licenses';
export {
  addManualInputField,
  changeManualInputField,
  removeManualInputField,
  type AddManualInputField,
  type RemoveManualInputField,
} from './manual-input-fields';
export { changeOwnPassword, resetMailedPassword, resetUserPassword, type ChangeOwnPassword, type ResetUserPassword } from './passwords';
export { removeSessions, REMOVAL_CHUNK, triggerSessionPush, type RemoveSessions, type TriggerSessionPush } from './sessions';
export { createTask, type CreateTask } from './tasks';
export { addUser, changeUser, removeUser, type AddUser, type ChangeUser, type GivenPermissions, type RemoveUser } from './users';
