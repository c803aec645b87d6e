import { settingsOf } from 'shared-kit/firebase/data';
import { useSettingsDefaults } from 'shared-kit/i18n';
import type { DomainRef, DomainSettings, Message } from 'shared-kit/model';
import { useLiveOne } from 'shared-kit/state';
import { useMemo } from 'react';

export interface DomainSettingsAnswer {
  /** `missing` while the domain has no settings document; `settings` are the defaults then (decision D-103). */
  status: 'loading' | 'ready' | 'missing' | 'error';
  settings: DomainSettings | undefined;
  problem?: Message | undefined;
  retry: () => void;
}

/** The latest settings of a domain, live; not asked for while `ref` is null. */
export function useDomainSettings(ref: DomainRef | null): DomainSettingsAnswer {
  const defaults = useSettingsDefaults();
  const { status, data, problem, retry } = useLiveOne(ref && settingsOf(ref, defaults));
  const fallback = useMemo(
    () => ({ addrPattern: '', addrPatternUser: '', ...defaults, labelDesigns: [], manualInputFields: [] }),
    [defaults],
  );
  return { status, settings: status === 'missing' ? fallback : data, problem, retry };
}
