import { formatDate, useText } from 'shared-kit/i18n';
import { Heading } from 'shared-kit/ui-core';
import { Drawer } from 'shared-kit/ui-overlay';
import type { ReactNode } from 'react';
import { useRemoteTitle } from '../../registry/use-remote-title';
import { FailureList } from './failure-list';
import { OverrideForm } from './override-form';
import { HealthTag, SourceCell } from './remote-cells';
import type { Load, RemoteFacts } from '../../federation/remote-facts';
import { useMilliseconds } from './use-milliseconds';

export interface RemoteDetailsProps {
  facts: RemoteFacts | undefined;
  onClose: () => void;
  /** Called with null to restore the entry of the registry. */
  onOverride: (name: string, url: string | null) => void;
}

/** The details of one remote in a drawer beside the table. */
export function RemoteDetails({ facts, onClose, onOverride }: RemoteDetailsProps) {
  const titleOf = useRemoteTitle();
  return (
    <Drawer open={facts !== undefined} title={facts && titleOf(facts.remote)} onClose={onClose}>
      {facts && <Details key={facts.remote.name} facts={facts} onOverride={onOverride} />}
    </Drawer>
  );
}

function Details({ facts, onOverride }: { facts: RemoteFacts } & Pick<RemoteDetailsProps, 'onOverride'>) {
  const { t } = useText('remotes');
  const { remote, health, loads, failures } = facts;
  const { name, version, entry, contract, kit, overridden } = remote;
  return (
    <div className="ic-remote-details">
      <HealthTag health={health} />
      <dl className="ic-remote-facts">
        <dt>{t('package')}</dt>
        <dd className="ic-mono">{name}</dd>
        <dt>{t('columns.version')}</dt>
        <dd className="ic-mono">{overridden ? t('versionUnknown') : version}</dd>
        <dt>{t('columns.source')}</dt>
        <dd>
          <SourceCell remote={remote} />
        </dd>
        <dt>{t('entry')}</dt>
        <dd className="ic-mono">{entry}</dd>
        <dt>{t('contract')}</dt>
        <dd className="ic-mono">{contract}</dd>
        <dt>{t('kit')}</dt>
        <dd className="ic-mono">{kit ?? '–'}</dd>
      </dl>
      <Part title={t('failures')}>
        {failures.length > 0 ? <FailureList remote={remote} failures={failures} /> : <p className="ic-muted">{t('noFailures')}</p>}
      </Part>
      <Part title={t('loads')}>{loads.length > 0 ? <LoadList loads={loads} /> : <p className="ic-muted">{t('noLoads')}</p>}</Part>
      <Part title={t('overrideTitle')}>
        <OverrideForm
          name={name}
          initial={overridden ? entry : ''}
          onUse={(url) => onOverride(name, url)}
          onReset={overridden ? () => onOverride(name, null) : undefined}
        />
      </Part>
    </div>
  );
}

/** A part of the page or of the drawer, under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="ic-remote-part">
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

/** The load times of pages, with the part that the entry took. */
function LoadList({ loads }: { loads: readonly Load[] }) {
  const { t, locale } = useText('remotes');
  const inMs = useMilliseconds();
  return (
    <ul className="ic-remote-list">
      {loads.map(({ page, at, ms, entryMs }) => (
        <li key={`${page} ${at}`} className="ic-remote-load">
          <span className="ic-mono">{page}</span>
          <span className="ic-number">{ms === null ? t('loadOn') : inMs(ms)}</span>
          <span className="ic-muted" title={formatDate(at, locale, 'full')}>
            {formatDate(at, locale, 'seconds')}
          </span>
          {ms !== null && entryMs !== null && (
            <span className="ic-muted">{t('loadParts', { entry: inMs(entryMs), page: inMs(ms - entryMs) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
