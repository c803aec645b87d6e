import { settingsOf } from '../firebase/data';
import { useSettingsDefaults } from '../i18n';
import { readSettings, type DomainRef, type DomainSettings, type Message, type SettingsVersion } from '../model';
import { useLiveOne } from '../state';
import { useMemo } from 'react';

interface DomainSettingsAnswer {
  /** `missing` while the domain has no settings document; `settings` then are the defaults (D-103). */
  status: 'loading' | 'ready' | 'missing' | 'error';
  settings: DomainSettings | undefined;
  /** The document of the settings; undefined while there is none. */
  version: SettingsVersion | undefined;
  problem?: Message | undefined;
  retry: () => void;
}

/** The latest settings of a domain, live; not read while `ref` is null. */
export function useDomainSettings(ref: DomainRef | null): DomainSettingsAnswer {
  const defaults = useSettingsDefaults();
  const { status, data, problem, retry } = useLiveOne(ref && settingsOf(ref, defaults));
  const fallback = useMemo(() => readSettings({}, defaults), [defaults]);
  return { status, settings: status === 'missing' ? fallback : data, version: data?.version, problem, retry };
}
