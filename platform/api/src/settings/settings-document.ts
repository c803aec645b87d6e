import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type DocumentData } from 'firebase-admin/firestore';
import {
  CODE,
  expectedDataColumns,
  readSettings,
  settingsTextsBy,
  storedLists,
  type DomainSettings,
  type SettingsDefaults,
  type SettingsTexts,
} from 'shared-kit/model';
import type { Actor } from '../records/record-change';
import { apiError } from '../http/api-error';

/** Under the 1 MiB of a document, with room for how Firestore counts names and numbers. */
const MAX_BYTES = 700_000;

/** Who writes a version of the settings, for its history. */
type Author = Pick<Actor, 'uid' | 'name'>;

/** The settings of a new domain, and of a domain without a settings document (D-44, D-103). */
export const emptySettings = (defaults: SettingsDefaults): DomainSettings => readSettings({}, defaults);

/** The content of a full settings document. Only here are the columns computed that sheets of tasks must have (D-43). */
const contentOf = (settings: DomainSettings): DocumentData => ({ ...settings, expectedDataColumns: expectedDataColumns(settings) });

function withAuthor(content: DocumentData, { uid, name }: Author): DocumentData {
  if (Buffer.byteLength(JSON.stringify(content)) > MAX_BYTES) throw apiError(CODE.invalidData, {}, 413);
  return { ...content, createdDate: FieldValue.serverTimestamp(), createdBy: uid, createdByName: name || null };
}

export const settingsDocument = (settings: DomainSettings, author: Author): DocumentData => withAuthor(contentOf(settings), author);

const TEXTS = Object.keys(settingsTextsBy(() => '')) as (keyof SettingsTexts)[];

/**
 * The stored texts that do not change, without the missing ones: those with a default are shown in each reader's language (D-42), and an
 * empty text that is missing makes no other version.
 */
function storedTexts(stored: DocumentData, after: DomainSettings, changes: Partial<DomainSettings>): DocumentData {
  const unchanged = TEXTS.filter((name) => changes[name] === undefined || (after[name] === '' && stored[name] === undefined));
  return Object.fromEntries(
    unchanged.map((name) => [name, (stored[name] as unknown) ?? (typeof after[name] === 'string' ? undefined : {})]),
  );
}

/**
 * The document after a change of the stored one, or null if nothing changes. What has not changed stays as it is stored, also
 * what only others know, such as another input type (DSET-19).
 */
export function changedDocument(
  stored: DocumentData,
  settings: DomainSettings,
  changes: Partial<DomainSettings>,
  author: Author,
): DocumentData | null {
  if (Object.keys(changes).length === 0) return null;
  const { createdDate: _at, createdBy: _by, createdByName: _name, ...before } = stored;
  const after = { ...settings, ...changes };
  const all = { ...before, ...contentOf(after), ...storedLists(stored, settings, after), ...storedTexts(stored, after, changes) };
  const content = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return isDeepStrictEqual(content, before) ? null : withAuthor(content, author);
}
