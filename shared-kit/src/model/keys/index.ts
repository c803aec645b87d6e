/** API keys. */
export {
  KEY_STATUSES,
  safetyLevel,
  validateKeyDescription,
  type ApiKey,
  type KeyStatus,
  type SafetyLevel,
} from './api-keys';
