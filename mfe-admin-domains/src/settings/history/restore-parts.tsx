import { restoreSettings } from 'shared-kit/api';
import { formatDate, formatList, useText } from 'shared-kit/i18n';
import {
  settingsDifferences,
  type DomainSettings,
  type RestorablePart,
  type SettingsDifference,
  type VersionedSettings,
} from 'shared-kit/model';
import { useBusy, useFeedback } from 'shared-kit/state';
import { Button, Checkbox } from 'shared-kit/ui-core';
import { useMemo, useState } from 'react';
import { DifferenceValues } from '../../differences/difference-list';
import type { SettingsScope } from '../section/settings-scope';
import { useRestoreText } from './use-restore-text';

export interface RestorePartsProps {
  scope: SettingsScope;
  version: VersionedSettings;
  current: DomainSettings;
  /** The id of the current version. */
  basedOn: string | undefined;
  onDone: () => void;
}

/** The parts of an older version that differ from the current settings. The user chooses those to restore, which makes a new version (ADD-02). */
export function RestoreParts({ scope, version, current, basedOn, onDone }: RestorePartsProps) {
  const { t, locale } = useText('domains');
  const nameOf = useRestoreText();
  const { confirm, report } = useFeedback();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [busy, run] = useBusy('settings.restore');
  // Compare the current version with the chosen one, because that is what restoring changes.
  const parts = useMemo(() => restorableParts(settingsDifferences(current, version)), [current, version]);
  if (parts.length === 0) return <p className="ic-muted">{t('history.asNow')}</p>;

  const chosenParts = parts.filter(({ key }) => chosen.has(key));
  const toggle = (key: string, checked: boolean) => {
    const next = new Set(chosen);
    if (checked) next.add(key);
    else next.delete(key);
    setChosen(next);
  };
  const restore = async () => {
    const confirmed = await confirm({
      title: t('history.confirm.title', { count: chosenParts.length }),
      message: t('history.confirm.message', {
        time: formatDate(version.version.at, locale),
        parts: formatList(
          chosenParts.map(({ part }) => nameOf(part)),
          locale,
        ),
      }),
      names: chosenParts.map(({ part }) => nameOf(part)),
      checkbox: t('history.confirm.checkbox'),
      confirmLabel: t('history.confirm.confirm', { count: chosenParts.length }),
    });
    if (!confirmed) return;
    const { company, domain, parentUid } = scope;
    await run(async () => {
      const result = await restoreSettings({
        company,
        domain,
        parentUid,
        version: version.version.id,
        basedOn,
        parts: chosenParts.map(({ part }) => part),
      });
      if (report(result)) onDone();
    });
  };
  return (
    <div className="do-box" role="group" aria-label={t('history.choose')}>
      {parts.map(({ key, part, difference }) => (
        <div key={key} className="do-restorable">
          <Checkbox checked={chosen.has(key)} onChange={(checked) => toggle(key, checked)}>
            {nameOf(part)}
          </Checkbox>
          {difference.change === 'changed' && <DifferenceValues difference={difference} />}
        </div>
      ))}
      <div className="ic-actions">
        <Button size="small" variant="primary" loading={busy} disabled={chosenParts.length === 0} onClick={() => void restore()}>
          {t('history.confirm.action')}
        </Button>
        <Button size="small" onClick={onDone}>
          {t('history.cancel')}
        </Button>
      </div>
    </div>
  );
}

interface Restorable {
  key: string;
  part: RestorablePart;
  difference: SettingsDifference;
}

/** The parts of an older version that can be restored. `differences` lead from the current version to the older one. */
function restorableParts(differences: readonly SettingsDifference[]): Restorable[] {
  return differences.flatMap((difference) => {
    const { part, change } = difference;
    if (change === 'removed' || part.kind === 'labelOrder' || part.kind === 'fieldOrder') return [];
    return [{ key: JSON.stringify(part), part, difference }];
  });
}
