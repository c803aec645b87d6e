import { GIVEN_PERMISSIONS, LOCALES, stripAccents, type GivenPermission } from 'shared-kit/model';

/** What a spreadsheet of people may say of each, in the order of the template. */
export const COLUMNS = ['firstName', 'lastName', 'employeeId', 'email', 'permissions', 'parent', 'authDomains', 'password'] as const;
export type Column = (typeof COLUMNS)[number];

/** Without them no row can become a user. */
export const NEEDED_COLUMNS: readonly Column[] = ['firstName', 'lastName', 'employeeId'];

/** Words of every language for columns and permissions, as {@link plain} has them. */
export interface Vocabulary {
  columns: Record<string, Column>;
  permissions: Record<string, GivenPermission>;
}

/** Words are the same word in capitals, without accents and with other punctuation. */
export const plain = (text: string): string => stripAccents(text).toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

interface Texts {
  addUsr: Record<Column, string> & { permission: Record<GivenPermission, string> };
}

/** The labels of the form in all languages: a sheet may be headed in any of them, whoever reads it. */
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
