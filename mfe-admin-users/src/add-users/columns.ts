import { GIVEN_PERMISSIONS, LOCALES, stripAccents, type GivenPermission } from 'shared-kit/model';

/** The columns of a spreadsheet of users, in the order of the template. */
export const COLUMNS = ['firstName', 'lastName', 'employeeId', 'email', 'permissions', 'parent', 'authDomains', 'password'] as const;
export type Column = (typeof COLUMNS)[number];

/** The required columns. */
export const NEEDED_COLUMNS: readonly Column[] = ['firstName', 'lastName', 'employeeId'];

/** Names of columns and permissions in every language, in the form of {@link plain}. */
export interface Vocabulary {
  columns: Record<string, Column>;
  permissions: Record<string, GivenPermission>;
}

/** The form in which names are compared: in lower case, without accents, spaces and punctuation. */
export const plain = (text: string): string =>
  stripAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

interface Texts {
  addUsr: Record<Column, string> & { permission: Record<GivenPermission, string> };
}

/** Loads the labels of the form in all languages, because a sheet may have headers in another language than the user's. */
export async function loadVocabulary(): Promise<Vocabulary> {
  const all = await Promise.all(LOCALES.map((locale) => import(`locales/${locale}/users.json`) as Promise<{ default: Texts }>));
  const vocabulary: Vocabulary = { columns: {}, permissions: {} };
  for (const { addUsr } of [...all.map((texts) => texts.default)]) {
    for (const column of COLUMNS) vocabulary.columns[plain(addUsr[column])] ??= column;
    for (const name of GIVEN_PERMISSIONS) vocabulary.permissions[plain(addUsr.permission[name])] ??= name;
  }
  for (const column of COLUMNS) vocabulary.columns[plain(column)] ??= column;
  for (const name of GIVEN_PERMISSIONS) vocabulary.permissions[name] ??= name;
  return vocabulary;
}
