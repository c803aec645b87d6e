import { useText } from 'shared-kit/i18n';
import { Button } from 'shared-kit/ui-core';
import { icons, StateTag, type Tone } from 'shared-kit/ui-frame';
import { useContext, useState, useSyncExternalStore } from 'react';
import { storeOverride, type LoadedRemote } from '../federation/overrides';
import { PageComponentsContext } from '../federation/page-components';
import type { HealthState } from '../federation/remote-health';
import { useRemoteTitle } from '../federation/use-remote-title';
import { OverrideForm } from './override-form';

const TONES: Record<HealthState, Tone> = { unused: 'neutral', loading: 'info', loaded: 'success', failed: 'error' };

export interface RemoteItemProps {
  remote: LoadedRemote;
  overridable: boolean;
  onChanged: () => void;
}

/** One remote: what it is, how it is doing, and where its code comes from. */
export function RemoteItem({ remote, overridable, onChanged }: RemoteItemProps) {
  const { t } = useText('common');
  const titleOf = useRemoteTitle();
  const { health } = useContext(PageComponentsContext);
  const { state, reason } = useSyncExternalStore(health.subscribe, health.all).get(remote.name) ?? health.of(remote.name);
  const [editing, setEditing] = useState(false);
  const { name, version, entry, contract, overridden } = remote;
  const change = (address: string | null) => {
    storeOverride(name, address);
    onChanged();
  };
  return (
    <li className="ic-remote" aria-label={name}>
      <div className="ic-remote-head">
        <span className="ic-remote-name">{titleOf(remote)}</span>
        <span className="ic-mono ic-muted">{name}</span>
        <StateTag tone={TONES[state]} label={t(`remotes.health.${state}`)} />
        {overridden && <StateTag tone="warning" icon={icons.edit} label={t('remotes.overridden')} />}
      </div>
      <dl className="ic-remote-facts">
        <dt>{t('remotes.version')}</dt>
        <dd className="ic-mono">{overridden ? t('remotes.versionUnknown') : version}</dd>
        <dt>{t('remotes.contract')}</dt>
        <dd className="ic-mono">{contract}</dd>
        <dt>{t('remotes.entry')}</dt>
        <dd className="ic-mono">{entry}</dd>
        {reason !== undefined && (
          <>
            <dt>{t('remotes.reason')}</dt>
            <dd className="ic-mono">{reason}</dd>
          </>
        )}
      </dl>
      {overridable && !editing && (
        <div className="ic-actions">
          <Button size="small" aria-label={t('remotes.overrideOf', { name })} onClick={() => setEditing(true)}>
            {t('remotes.override')}
          </Button>
          {overridden && (
            <Button size="small" aria-label={t('remotes.resetOf', { name })} onClick={() => change(null)}>
              {t('remotes.reset')}
            </Button>
          )}
        </div>
      )}
      {editing && <OverrideForm name={name} initial={overridden ? entry : ''} onUse={change} onCancel={() => setEditing(false)} />}
    </li>
  );
}
