export {
  addressSegments,
  formatAddress,
  formattedSegments,
  isValidAddress,
  splitAddress,
  street,
  type AddressComponent,
  type AddressParts,
  type AddressSegment,
} from './address-pattern';
export {
  KEY_STATUSES,
  safetyLevel,
  validateKeyDescription,
  type ApiKey,
  type KeyStatus,
  type SafetyLevel,
} from './api-keys';
export { buildRegex, readDataField, regexPieces, testRegex, type PatternField, type RegexPiece } from './barcode-pattern';
export {
  actionsOn,
  CHANGE_ACTIONS,
  CHANGE_KINDS,
  isChangeAction,
  PLATFORM_ACTOR,
  type Change,
  type ChangeAction,
  type ChangedSettings,
  type ChangeKind,
  type ChangeSubject,
} from './changes';
export { CODE, CODES, MESSAGE_TEXTS, type CodeEntry, type KeyedText } from './codes';
export {
  dataFieldProblem,
  dataFieldProblems,
  dataFieldsProblem,
  dataFieldsProblems,
  endsOpen,
  fieldPosition,
  MAX_FIELD_LENGTH,
  MAX_FIELD_TEXT,
  tidyDataField,
  tidyRange,
  type DataFieldProblem,
  type DataFieldRule,
} from './data-field-rules';
export {
  moderatorsOfDomain,
  REMOVAL_UNDER_WAY,
  removalParent,
  removalUnderWay,
  responsibleModerator,
  whyUnchangeable,
  type RemovalParent,
  type WhyUnchangeable,
} from './domain-care';
export { isNoEmailDomain, madeUpSuffix, NO_EMAIL_DOMAIN, validateEmail, type CheckedEmail, type EmailRules } from './emails';
export {
  ACTION_TYPES,
  INPUT_TYPES,
  PERMISSIONS,
  TASK_STATES,
  type ActionType,
  type AddressRecord,
  type BarcodePattern,
  type BaseFields,
  type CheckResult,
  type Company,
  type CompanyRef,
  type DataField,
  type Domain,
  type DomainRef,
  type DomainRemoval,
  type DomainSettings,
  type ExampleAddresses,
  type ExpectedDataColumns,
  type InputType,
  type InventoryTask,
  type LabelDesign,
  type ManualInputField,
  type ModeratorProfile,
  type Permission,
  type ResultFields,
  type Session,
  type SessionRef,
  type SettingsVersion,
  type TaskRow,
  type TaskState,
  type UserProfile,
  type VersionedSettings,
  type Vertex,
} from './entities';
export { expectedDataColumns } from './expected-columns';
export {
  DEFAULT_EXPORT_TYPE,
  DEFAULT_TOGGLES,
  EXPORT_TYPES,
  isExportType,
  parseToggles,
  type ExportType,
  type TableToggles,
} from './export-options';
export { MAX_IMAGE_PIXELS, readImageFacts, type ImageFacts } from './image-facts';
export { checkLabelDesign, type LabelDesignDraft } from './label-design-rules';
export { docPaths, firestorePaths, isDocumentId, storagePaths } from './firestore-paths';
export { foldText } from './fold-text';
export { imageType, type ImageType } from './image-type';
export {
  CHANGE_LIMITS,
  chunk,
  DEFAULT_PAGE_SIZE,
  DEFAULT_SESSION_LIMIT,
  EMAIL_VERIFIED_REDIRECT_MS,
  HISTORY_VALUES,
  IMAGE_TYPES,
  IN_CHUNK,
  KEY_AGE_MS,
  KEY_TAIL_LENGTH,
  LAST_MOMENT_MS,
  LOGOUT_STEP_MS,
  MAX_ATTEMPTS,
  MAX_BARCODES,
  MAX_DATA_FIELDS,
  MAX_LABEL_DESIGNS,
  MAX_MANUAL_INPUT_FIELDS,
  MAX_TEST_TEXT_LENGTH,
  MAX_TEST_TEXTS,
  MIN_PASSWORD_LENGTH,
  PAGE_SIZES,
  PATTERN_STAGE_SIZE,
  PAYLOAD_PART_LENGTH,
  SEARCH_DEBOUNCE_MS,
  sessionLimit,
  SETTINGS_HISTORY_PAGE,
  SHEET_NAME_LENGTH,
  SNACKBAR_MS,
  SPLASH_MS,
  STAGE_SIZE,
  TASK_LIMIT,
  MAX_UPLOAD_BYTES,
} from './limits';
export { licenseState, readExpDate, type License, type LicenseState } from './licenses';
export { DEFAULT_LOCALE, LOCALES, localeAccepted, localeFor, type Locale } from './locale';
export { checkManualInputField, manualInputFieldProblems, type ManualInputFieldProblems } from './manual-input-field-rules';
export { formatMessage, type Message, type Outcome } from './message';
export { DOMAIN_NAME_MAX, isSameDomainName, validateDomainName } from './domain-name';
export { FIELD_CHARS, forbiddenChars, stripAccents, stripUnusable, TASK_CHARS, validateName, type NameRules } from './names';
export { passwordProblem, passwordRules, type PasswordFlags, type PasswordRule } from './passwords';
export {
  DEFAULT_PASSWORD,
  emailOf,
  madeUpLocalPart,
  newUserProblems,
  type GivenPermission,
  type NewUserDraft,
  type NewUserRules,
} from './new-user';
export { fillPath, paramsOf, pathTo, type ParamsOf, type PathParams, type PathTo } from './path-pattern';
export { paths } from './paths';
export { employeeName, GIVEN_PERMISSIONS, validatePersonName } from './people';
export { keyedMessage, problem } from './problem';
export {
  CHANGED_PERMISSIONS,
  profileChanges,
  profileDraft,
  profileProblems,
  type ChangedPermission,
  type ProfileChanges,
  type ProfileDraft,
} from './profile-changes';
export type { Progress } from './progress';
export { minutesToNextRetry } from './push-retry';
export { matchFields, type FieldMatch, type Mismatch } from './match-fields';
export { readMessage } from './read-message';
export { readManualInputField, readSettings } from './read-settings';
export { inside, isEmptyRectangle, tidyRectangle, type Rectangle } from './rectangle';
export { DEFAULT_SETTINGS_TEXTS, type SettingsDefaults } from './settings-defaults';
export {
  differencesOf,
  settingsDifferences,
  type SettingsDifference,
  type SettingsPart,
  type ValueDifference,
} from './settings-differences';
export { restoreSettingsParts, type RestorablePart, type Restored } from './settings-restore';
export { checkSettingsTexts, settingsProblems, type SettingsProblems, type SettingsTextName, type SettingsTexts } from './settings-rules';
export { testTextsProblem, tidyTestTexts } from './test-texts';
export { exampleAddresses, taskNames, taskNamesProblem } from './tasks';
export {
  figuresOf,
  flagsOf,
  isInvalid,
  READING_FLAG,
  READING_RESULTS,
  resultOf,
  type ReadingFlag,
  type ReadingResult,
  type SessionFigures,
} from './results';
