import { useText } from 'shared-kit/i18n';
import { StateTag, icons, type Tone } from 'shared-kit/ui-overlay';
import type { LoadedRemote } from '../../registry/loaded-registry';
import type { Health } from '../../federation/remote-facts';
import { useSourceText } from './use-source-text';

const LOOKS: Record<Health, { tone: Tone; icon?: (typeof icons)[keyof typeof icons] }> = {
  unused: { tone: 'neutral' },
  loading: { tone: 'info' },
  loaded: { tone: 'success' },
  troubled: { tone: 'warning', icon: icons.failed },
  failed: { tone: 'error' },
  newer: { tone: 'warning', icon: icons.failed },
  older: { tone: 'warning', icon: icons.failed },
};

export function HealthTag({ health }: { health: Health }) {
  const { t } = useText('remotes');
  return <StateTag {...LOOKS[health]} label={t(`health.${health}`)} />;
}

/** The version of this page and, if it differs, the version that a newly opened page would get. */
export function VersionCell({ remote, latest }: { remote: LoadedRemote; latest: LoadedRemote | undefined }) {
  const { t } = useText('remotes');
  const { version, overridden } = remote;
  if (overridden) return <span className="ic-muted">{t('versionUnknown')}</span>;
  return (
    <span className="ic-remote-lines">
      <span className="ic-mono">{version}</span>
      {latest && latest.version !== version && <StateTag tone="info" icon={icons.upload} label={t('newer', { version: latest.version })} />}
    </span>
  );
}

/** The source of a remote's code: the registry, a canary with the users who get it, or this machine. */
export function SourceCell({ remote }: { remote: LoadedRemote }) {
  const { sourceOf, canaryOf } = useSourceText();
  const canary = canaryOf(remote);
  return (
    <span className="ic-remote-lines">
      {remote.overridden ? <StateTag tone="warning" icon={icons.edit} label={sourceOf(remote)} /> : <span>{sourceOf(remote)}</span>}
      {canary && <span className="ic-muted">{canary}</span>}
    </span>
  );
}
