import type { RestorablePart, SentSettingsTexts } from 'shared-kit/model';
import { companyCall } from './client';

/** A domain and the moderator it belongs to. */
export interface OwnedDomain {
  company: string;
  parentUid: string;
  domain: string;
}

/** A change of a domain's settings. */
export interface ChangedDomain extends OwnedDomain {
  /**
   * The id of the settings document that was edited, `settings.version.id`. If the same part has changed since, the answer is `dataChanged` and
   * nothing is written (D-45).
   */
  basedOn?: string | undefined;
}

interface AddDomain extends OwnedDomain {
  /** The domain whose settings are copied. */
  copyDomain?: string;
  /** The names that the page shows, sorted. If the server has another list, the answer is `dataChanged` (D-45). */
  currentDomains: readonly string[];
}

/** Adds a domain (API-12, DOM-09). */
export const addDomain = companyCall<AddDomain>('POST', 'domains');

interface ChangeSettings extends ChangedDomain {
  settings: SentSettingsTexts;
}

/** Changes the texts and patterns of a domain (API-11, DSET-16). */
export const changeSettings = companyCall<ChangeSettings>('PATCH', 'domains');

interface RestoreSettings extends ChangedDomain {
  /** The id of the settings document to restore the parts from. */
  version: string;
  parts: readonly RestorablePart[];
}

/**
 * Restores parts of an older version of the settings, as a new version (ADD-02). If nothing differs, the answer says so and nothing is
 * written.
 */
export const restoreSettings = companyCall<RestoreSettings>('POST', 'domains/restore');

/** Removes a domain with all its data, which can take minutes (API-10, DOM-13). Never repeat it automatically (D-96); it has no time limit (D-46). */
export const removeDomain = companyCall<OwnedDomain>('DELETE', 'domains', { limitMs: null });
