/** Texts: names, languages, comparison. */
export { foldText, hasWordsOf, SEARCH_NAME, searchNameOf, searchWordsOf } from './fold-text';
export { DEFAULT_LOCALE, LOCALES, localeAccepted, localeFor, type Locale } from './locale';
export {
  FIELD_CHARS, foldName, forbiddenChars, isSameName, stripAccents, stripUnusable, TASK_CHARS, tidyName, validateName, type NameRules,
} from './names';
