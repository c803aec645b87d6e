export * from './domains';
export * from './entities';
export * from './images';
export * from './keys';
export * from './labels';
export * from './messages';
export * from './users';
export * from './routes';
export * from './sessions';
export * from './settings';
export * from './text';
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
export type { Progress } from './pacing/progress';
export { withLimit } from './pacing/with-limit';
