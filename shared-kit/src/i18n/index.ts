export { currentLocale, registerNamespace, setLocale, startI18n } from './engine';
export { formatDate, formatNumber, formatRelativeTime } from './format';
export { messageText, useMessageText } from './message-text';
export { useNow } from './use-now';
export { useSettingsDefaults } from './settings-defaults';
export { useLabelText, useLocale, useText, useWordText, type TextKey, type Translate } from './use-text';
