import { useText } from 'shared-kit/i18n';
import { Link } from 'shared-kit/router';
import { Button, Icon } from 'shared-kit/ui-core';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { icons } from 'shared-kit/ui-overlay';
import type { LoadedRegistry } from '../../registry/loaded-registry';
import { useRemoteTitle } from '../../registry/use-remote-title';
import { HealthTag, SourceCell, VersionCell } from './remote-cells';
import type { RemoteFacts } from '../../federation/remote-facts';
import { useMilliseconds } from './use-milliseconds';
import { useSourceText } from './use-source-text';

export interface RemotesTableProps {
  facts: readonly RemoteFacts[];
  /** The registry that a newly opened page would use. */
  latest: LoadedRegistry | null;
  linkTo: (name: string) => string;
  onOverride: (name: string) => void;
  onReset: (name: string) => void;
}

const rowKey = ({ remote }: RemoteFacts) => remote.name;

export function RemotesTable({ facts, ...cells }: RemotesTableProps) {
  const { t } = useText('remotes');
  return <DataTable id="remotes" label={t('table')} rows={facts} columns={useColumns(cells)} rowKey={rowKey} rowName={rowKey} />;
}

/** Not memoised, because sorting a dozen rows takes no time. */
function useColumns({ latest, linkTo, onOverride, onReset }: Omit<RemotesTableProps, 'facts'>): Column<RemoteFacts>[] {
  const { t } = useText('remotes');
  const titleOf = useRemoteTitle();
  const { sourceOf } = useSourceText();
  const inMs = useMilliseconds();
  const latestOf = (name: string) => latest?.remotes.find((remote) => remote.name === name);
  return [
    {
      key: 'remote',
      title: t('columns.remote'),
      value: ({ remote }) => remote.name,
      text: ({ remote }) => `${titleOf(remote)} ${remote.name}`,
      render: ({ remote }) => (
        <span className="ic-remote-lines">
          <Link to={linkTo(remote.name)}>{titleOf(remote)}</Link>
          <span className="ic-mono ic-muted" translate="no">
            {remote.name}
          </span>
        </span>
      ),
    },
    {
      key: 'version',
      title: t('columns.version'),
      value: ({ remote }) => remote.version,
      render: ({ remote }) => <VersionCell remote={remote} latest={latestOf(remote.name)} />,
    },
    {
      key: 'source',
      title: t('columns.source'),
      value: ({ remote }) => sourceOf(remote),
      words: true,
      render: ({ remote }) => <SourceCell remote={remote} />,
    },
    {
      key: 'health',
      title: t('columns.health'),
      value: ({ health }) => t(`health.${health}`),
      words: true,
      render: ({ health }) => <HealthTag health={health} />,
    },
    {
      key: 'loadTime',
      title: t('columns.loadTime'),
      kind: 'number',
      value: ({ loadTime }) => loadTime,
      render: ({ loadTime }) => (loadTime === null ? '–' : inMs(loadTime)),
    },
    {
      key: 'failures',
      title: t('columns.failures'),
      kind: 'number',
      value: ({ failures }) => failures.length,
      render: ({ failures }) => <span className={failures.length > 0 ? 'ic-remote-failed' : 'ic-muted'}>{failures.length}</span>,
    },
    {
      key: 'actions',
      title: t('columns.actions'),
      kind: 'actions',
      value: () => null,
      render: ({ remote: { name, overridden } }) => (
        <>
          {overridden && (
            <Button
              size="small"
              variant="text"
              icon={<Icon of={icons.restart} />}
              aria-label={t('resetOf', { name })}
              onClick={() => onReset(name)}
            >
              {t('reset')}
            </Button>
          )}
          <Button
            size="small"
            variant="text"
            icon={<Icon of={icons.edit} />}
            aria-label={t('overrideOf', { name })}
            aria-haspopup="dialog"
            onClick={() => onOverride(name)}
          >
            {t('override')}
          </Button>
        </>
      ),
    },
  ];
}
