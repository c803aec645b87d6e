import { settingsBefore, settingsHistoryOf } from 'shared-kit/firebase/data';
import { useSettingsDefaults } from 'shared-kit/i18n';
import { problemOf, SETTINGS_HISTORY_PAGE, type DomainRef, type Message, type VersionedSettings } from 'shared-kit/model';
import { useLiveList, type LiveList } from 'shared-kit/state';
import { useState } from 'react';

export interface SettingsVersions extends Pick<LiveList<VersionedSettings>, 'status' | 'problem' | 'retry'> {
  /** Newest first. */
  versions: readonly VersionedSettings[];
  /** Whether there are older versions. */
  more: boolean;
  /** Why older versions could not be read; null without a problem. */
  olderProblem: Message | null;
  loading: boolean;
  /** Reads the next older versions, also after a failure. */
  loadOlder: () => Promise<void>;
}

/** The versions of a domain's settings: the latest live, older ones page by page. Components that use it need the domain as their `key`. */
export function useSettingsHistory(domain: DomainRef): SettingsVersions {
  const defaults = useSettingsDefaults();
  const { data, status, problem, retry } = useLiveList(settingsHistoryOf(domain, defaults));
  // Older versions, with the live ones at that time, because each new version drops the oldest one from the live list.
  const [loadedVersions, setLoadedVersions] = useState<readonly VersionedSettings[]>([]);
  const [ended, setEnded] = useState(false);
  const [loading, setLoading] = useState(false);
  const [olderProblem, setOlderProblem] = useState<Message | null>(null);

  const known = new Set(loadedVersions.map(({ version }) => version.id));
  const versions = [...data.filter(({ version }) => !known.has(version.id)), ...loadedVersions];
  const last = versions.at(-1);

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
