/** The rules of the product, pure: console and platform run the same. */
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
} from './domains/changes';
export {
  moderatorsOfDomain,
  REMOVAL_UNDER_WAY,
  removalParent,
  removalUnderWay,
  responsibleModerator,
  unchangeableMessage,
  whyUnchangeable,
  type RemovalParent,
  type WhyUnchangeable,
} from './domains/responsible-moderator';
export { DOMAIN_NAME_MAX, validateDomainName } from './domains/domain-name';
export { readDomainState, readEditState, readIndex, type DomainState, type EditState } from './domains/domain-state';
export { dayOf, pastCounts, toKeyUsage, type KeyUsage } from './entities/key-usage';
export { DEFAULT_DATABASE, isDatabaseId } from './entities/database-id';
export {
  ACTION_TYPES,
  INPUT_TYPES,
  TASK_STATES,
  type AddressRecord,
  type BarcodePattern,
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
  type InventoryTask,
  type LabelDesign,
  type ManualInputField,
  type ModeratorProfile,
  type Rectangle,
  type ResultFields,
  type PushTries,
  type Session,
  type SessionRef,
  type SettingsVersion,
  type TaskRow,
  type TaskState,
  type UserProfile,
  type VersionedSettings,
  type Vertex,
} from './entities/entities';
export { readFields, type FieldRule, type FieldRules, type ValueOfRule, type ValuesOfRules } from './entities/field-rules';
export { docPaths, firestorePaths, isDocumentId, storagePaths } from './entities/firestore-paths';
export { BARCODE_PATTERN, DATA_FIELD, LABEL_DESIGN } from './entities/label-design.rules';
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
  MAX_FIELD_TEXT,
  MAX_LABEL_DESIGNS,
  MAX_LABEL_SIDE,
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
  STAGE_SIZE,
  TASK_LIMIT,
  MAX_UPLOAD_BYTES,
} from './entities/limits';
export { MANUAL_INPUT_FIELD, type ActionType, type InputType } from './entities/manual-input-field.rules';
export {
  CHANGED_PERMISSIONS,
  GIVEN_PERMISSIONS,
  permissionFlags,
  PERMISSIONS,
  type ChangedPermission,
  type GivenPermission,
  type Permission,
} from './entities/permissions';
export {
  domainTexts,
  SETTINGS_TEXT_NAMES,
  SETTINGS_TEXTS,
  settingsDefaultsBy,
  settingsTextAt,
  settingsTextRule,
  settingsTexts,
  settingsTextsBy,
  TEXT_SECTIONS,
  type BaseFields,
  type DefaultTextKey,
  type DomainTexts,
  type SentSettingsTexts,
  type SettingsDefaults,
  type SettingsTextName,
  type SettingsTexts,
  type TextSection,
} from './entities/settings.rules';
export { MAX_IMAGE_PIXELS, readImageFacts, type ImageFacts } from './images/image-facts';
export { imageType, type ImageType } from './images/image-type';
export {
  domainsOfKey,
  KEY_STATUSES,
  safetyLevel,
  validateKeyDescription,
  type ApiKey,
  type DomainsOfKey,
  type KeyStatus,
  type SafetyLevel,
} from './keys/api-keys';
export { buildRegex, readDataField, regexPieces, testRegex, type PatternField, type RegexPiece } from './labels/barcode-pattern';
export {
  dataFieldProblem,
  dataFieldProblems,
  dataFieldsProblem,
  dataFieldsProblems,
  endsOpen,
  fieldPosition,
  isSameField,
  MAX_FIELD_LENGTH,
  tidyDataField,
  tidyRange,
  type DataFieldProblem,
  type DataFieldRule,
} from './labels/data-field-rules';
export { checkLabelDesign, type LabelDesignDraft } from './labels/label-design-rules';
export { matchFields, type FieldMatch, type Mismatch } from './labels/match-fields';
export { inside, isEmptyRectangle, tidyRectangle } from './labels/rectangle';
export { testTextsProblem, tidyTestTexts } from './labels/test-texts';
export { CODE, CODES, MESSAGE_TEXTS, type CodeEntry, type KeyedText } from './messages/codes';
export { formatMessage, type Message, type Outcome } from './messages/message';
export { keyedMessage, problem } from './messages/problem';
export { problemOf } from './messages/problem-of';
export { readMessage } from './messages/read-message';
export { fillPath, paramsOf, pathTo, type ParamsOf, type PathParams, type PathTo } from './routes/path-pattern';
export { paths } from './routes/paths';
export { isServerPath } from './routes/server-paths';
export { expectedColumn, expectedDataColumns } from './sessions/expected-columns';
export {
  CSV_SEPARATORS,
  DEFAULT_EXPORT_TYPE,
  DEFAULT_TOGGLES,
  EXPORT_TYPES,
  isExportType,
  parseSeparator,
  parseToggles,
  separatorOf,
  type CsvSeparator,
  type ExportType,
  type TableToggles,
} from './sessions/export-options';
export { mayHold, partFilter, searchedValue, searchedValuesOf } from './sessions/part-filter';
export { isPushGivenUp, minutesToNextRetry, nextPushTry, plannedPushTry, readPushTries } from './sessions/push-retry';
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
} from './sessions/results';
export { exampleAddresses, taskNames, taskNamesProblem } from './sessions/tasks';
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
} from './settings/address-pattern';
export { licenseState, readExpDate, type License, type LicenseState } from './settings/licenses';
export { checkManualInputField, manualInputFieldProblems, type ManualInputFieldProblems } from './settings/manual-input-field-rules';
export { readManualInputField, readSettings, storedLists } from './settings/read-settings';
export { DEFAULT_SETTINGS_TEXTS } from './settings/settings-defaults';
export {
  differencesOf,
  settingsDifferences,
  valueDifferences,
  type SettingsDifference,
  type SettingsPart,
  type ValueDifference,
} from './settings/settings-differences';
export { restoreSettingsParts, type RestorablePart, type Restored } from './settings/settings-restore';
export { checkSettingsTexts, settingsProblems, type SettingsProblems } from './settings/settings-rules';
export { dayFrom, daysBetween } from './text/local-days';
export { CONTROL_NAMES } from './text/control-characters';
export { foldText, hasWordsOf, SEARCH_NAME, searchNameOf, searchWordsOf } from './text/fold-text';
export { nameOrder } from './text/name-order';
export {
  DEFAULT_LOCALE,
  isNamedTag,
  languageOf,
  LOCALES,
  localeAccepted,
  localeFor,
  mailLanguage,
  type Language,
  type Locale,
} from './text/locale';
export {
  FIELD_CHARS,
  foldName,
  forbiddenChars,
  isSameName,
  repairName,
  stripAccents,
  stripUnusable,
  TASK_CHARS,
  tidyName,
  validateName,
  type NameRules,
} from './text/names';
export {
  isNoEmailDomain,
  madeUpSuffix,
  NO_EMAIL_DOMAIN,
  pastedEmail,
  validateEmail,
  type CheckedEmail,
  type EmailRules,
} from './users/emails';
export { DEFAULT_PASSWORD, emailOf, madeUpLocalPart, newUserProblems, type NewUserDraft, type NewUserRules } from './users/new-user';
export { lacksIn, lacksOf, policyProblem, type PasswordPolicy } from './users/password-policy';
export { passwordProblem, passwordRules, type PasswordFlags, type PasswordRule } from './users/passwords';
export { profileChanges, profileDraft, profileProblems, type ProfileChanges, type ProfileDraft } from './users/profile-changes';
export { companyName, fullName, moderatorName, moderatorOptions } from './users/shown-names';
export { employeeName, validatePersonName } from './users/user-names';
export { SEARCH_BEGINNINGS, searchBeginningIn, searchBeginningsOf } from './users/user-search';
export { MAX_UPLOAD_MB, uploadSizeProblem } from './uploads/upload-size';
export * from './earlier-names';
