import { readSettings, type SettingsDefaults, type VersionedSettings } from 'shared-kit/model';
import { filledOrNull, millis } from '../../../model/entities/fields';
import type { Convert } from '../store/live-query';

/** A settings document with its version; `defaults` replace missing texts. */
export const toSettings =
  (defaults: SettingsDefaults): Convert<VersionedSettings> =>
  (id, data) => ({
    ...readSettings(data, defaults),
    version: {
      id,
      at: millis(data['createdDate']),
      by: filledOrNull(data['createdBy']),
      byName: filledOrNull(data['createdByName']),
    },
  });
