import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type DocumentData } from 'firebase-admin/firestore';
import { CODE, DEFAULT_SETTINGS_TEXTS, expectedDataColumns, readSettings, type DomainSettings } from 'shared-kit/model';
import { apiError } from '../http/api-error';

/** Under the 1 MiB of a document, with room for how Firestore counts names and numbers. */
const MAX_BYTES = 700_000;

/** What a new domain begins with, and a domain without any settings counts as having (decisions D-44, D-103). */
export const EMPTY_SETTINGS: DomainSettings = readSettings({}, DEFAULT_SETTINGS_TEXTS);

/** What a full settings document holds; what the sheets must carry is computed here and nowhere else (decision D-43). */
function contentOf(settings: DomainSettings): DocumentData {
  if (Buffer.byteLength(JSON.stringify(settings)) > MAX_BYTES) throw apiError(CODE.invalidData, {}, 413);
  return { ...settings, expectedDataColumns: expectedDataColumns(settings) };
}

const stamped = (content: DocumentData, createdBy: string): DocumentData => ({
  ...content,
  createdDate: FieldValue.serverTimestamp(),
  createdBy,
});

export const settingsDocument = (settings: DomainSettings, createdBy: string): DocumentData => stamped(contentOf(settings), createdBy);

const TEXTS = ['baseFields', 'resultFields'] as const;

/** The texts that are stored, as they are. Missing ones go on being shown in each reader's language (decision D-42). */
function storedTexts(stored: DocumentData, changes: Partial<DomainSettings>): DocumentData {
  const kept = TEXTS.filter((name) => changes[name] === undefined);
  return Object.fromEntries(kept.map((name) => [name, (stored[name] as unknown) ?? {}]));
}

/** The document after a change of the stored one, or null when it holds all of that already, unless one is wanted always. */
export function changedDocument(
  stored: DocumentData,
  changes: Partial<DomainSettings>,
  createdBy: string,
  always: boolean,
): DocumentData | null {
  const { createdDate: _at, createdBy: _by, ...before } = stored;
  const settings = { ...readSettings(stored, DEFAULT_SETTINGS_TEXTS), ...changes };
  const content = { ...contentOf(settings), ...storedTexts(stored, changes) };
  return !always && isDeepStrictEqual(content, before) ? null : stamped(content, createdBy);
}
