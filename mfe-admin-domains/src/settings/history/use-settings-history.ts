import { settingsBefore, settingsHistoryOf } from 'shared-kit/firebase/data';
import { useSettingsDefaults } from 'shared-kit/i18n';
import { problemOf, SETTINGS_HISTORY_PAGE, type DomainRef, type Message, type VersionedSettings } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { useState } from 'react';

/** The versions of a domain's settings: the latest live, older ones page by page. Components that use it need the domain as their `key`. */
export function useSettingsHistory(domain: DomainRef) {
  const defaults = useSettingsDefaults();
  const { data, status, problem, retry } = useLiveList(settingsHistoryOf(domain, defaults));
  // Older versions, with the live ones at that time, because each new version drops the oldest one from the live list.
  const [loadedVersions, setLoadedVersions] = useState<readonly VersionedSettings[]>([]);
  const [ended, setEnded] = useState(false);
  const [loading, setLoading] = useState(false);
  /** Why older versions could not be read. */
  const [olderProblem, setOlderProblem] = useState<Message | null>(null);

  const known = new Set(loadedVersions.map(({ version }) => version.id));
  const versions = [...data.filter(({ version }) => !known.has(version.id)), ...loadedVersions];
  const last = versions.at(-1);

  /** Reads the next older versions, also after a failure. */
  async function loadOlder(): Promise<void> {
    if (!last) return;
    setLoading(true);
    setOlderProblem(null);
    try {
      const older = await settingsBefore(domain, defaults, last.version.id);
      setLoadedVersions([...versions, ...older]);
      setEnded(older.length < SETTINGS_HISTORY_PAGE);
    } catch (error) {
      setOlderProblem(problemOf(error));
    }
    setLoading(false);
  }
  return { versions, status, problem, retry, more: !ended && versions.length >= SETTINGS_HISTORY_PAGE, olderProblem, loading, loadOlder };
}
