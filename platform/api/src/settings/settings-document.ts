import { FieldValue, type DocumentData } from 'firebase-admin/firestore';
import { CODE, DEFAULT_SETTINGS_TEXTS, expectedDataColumns, readSettings, type DomainSettings } from 'shared-kit/model';
import { apiError } from '../http/api-error';

/** Under the 1 MiB of a document, with room for how Firestore counts names and numbers. */
const MAX_BYTES = 700_000;

/** What a new domain begins with, and a domain without any settings counts as having (decisions D-44, D-103). */
export const EMPTY_SETTINGS: DomainSettings = readSettings({}, DEFAULT_SETTINGS_TEXTS);

/** A full settings document; what the sheets must carry is computed here and nowhere else (decision D-43). */
export function settingsDocument(settings: DomainSettings, createdBy: string): DocumentData {
  if (Buffer.byteLength(JSON.stringify(settings)) > MAX_BYTES) throw apiError(CODE.invalidData, {}, 413);
  return {
    ...settings,
    expectedDataColumns: expectedDataColumns(settings),
    createdDate: FieldValue.serverTimestamp(),
    createdBy,
  };
}
