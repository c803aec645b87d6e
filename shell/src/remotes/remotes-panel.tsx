import { useText } from 'shared-kit/i18n';
import { adoptStyles, Alert, Button } from 'shared-kit/ui-core';
import { useConfig } from '../boot/config-context';
import { resetOverrides } from '../federation/overrides';
import { useRegistry } from '../federation/registry';
import { useLeftOutReason } from '../federation/use-left-out-reason';
import { Sheet } from '../overlay/sheet';
import overlayCss from '../overlay/overlay.css';
import { RemoteItem } from './remote-item';
import remotesCss from './remotes.css';

adoptStyles(overlayCss);
adoptStyles(remotesCss);

export interface RemotesPanelProps {
  onClose: () => void;
  /** Starts the page anew, with other entries. */
  reload?: () => void;
}

/** For development: every remote with its version, entry, contract and health, and where its code comes from (design.md, "Overrides"). */
export default function RemotesPanel({ onClose, reload = () => location.reload() }: RemotesPanelProps) {
  const { t } = useText('common');
  const { allowOverrides } = useConfig();
  const { registry } = useRegistry();
  const reasonOf = useLeftOutReason();
  const remotes = registry?.remotes ?? [];
  const resetAll = () => {
    resetOverrides();
    reload();
  };
  return (
    <Sheet title={t('remotes.title')} onClose={onClose}>
      <p className="ic-muted">{t('remotes.intro')}</p>
      {remotes.some(({ overridden }) => overridden) && (
        <Alert severity="warning" action={<Button onClick={resetAll}>{t('remotes.resetAll')}</Button>}>
          {t('remotes.warning')}
        </Alert>
      )}
      <ul className="ic-remotes" aria-label={t('remotes.title')}>
        {remotes.map((remote) => (
          <RemoteItem key={remote.name} remote={remote} overridable={allowOverrides} onChanged={reload} />
        ))}
      </ul>
      <NamedList title={t('remotes.leftOut')} lines={(registry?.leftOut ?? []).map((one) => `${one.name}: ${reasonOf(one)}`)} />
      <NamedList title={t('remotes.lost')} lines={(registry?.lost ?? []).map((one) => t('remotes.lostTo', one))} />
    </Sheet>
  );
}

function NamedList({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="ic-heading">{title}</h3>
      <ul className="ic-mono">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
