export { currentLocale, registerNamespace, setLocale, startI18n } from './engine';
export { formatAgo, formatDate, formatList, formatNumber, formatPercent, formatRelativeTime } from './format';
export { messageText, useMessageText } from './message-text';
export { useNameList } from './use-name-list';
export { useNow } from './use-now';
export { useSettingsDefaults } from './settings-defaults';
export { useLabelText, useLocale, useText, useWordText, type Translate } from './use-text';
/** @public Types tables of keys, which a remote may have. */
export type { TextKey } from './use-text';
