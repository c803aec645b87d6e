import { useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { Name } from 'shared-kit/ui-core';
import type { Column } from 'shared-kit/ui-data';
import { useMemo } from 'react';
import { KeyActions, type KeyActionsProps } from './key-actions';
import { KeyDomainsCell, useDomainsText } from './key-domains-cell';
import { KeySafety, useSafetyText } from './key-safety';
import { KeyStatusTag, useKeyStatusText } from './key-status';
import { KeyUsageLine } from './key-usage-line';
import { KeyToken, shortenedKey } from './key-token';
import type { OwnedDomains } from './use-owned-domains';

/** The columns of the keys, with their actions (KEYS-02). */
export function useKeyColumns({
  now,
  ownedDomains,
  renewing,
  removing,
  onRenew,
  onRemove,
}: Omit<KeyActionsProps, 'apiKey'> & { now: number; ownedDomains: (key: ApiKey) => OwnedDomains }): Column<ApiKey>[] {
  const { t } = useText('apiKeys');
  const statusText = useKeyStatusText();
  const safetyText = useSafetyText(now);
  const domainsText = useDomainsText();
  return useMemo(
    (): Column<ApiKey>[] => [
      {
        key: 'status',
        title: t('manApiKeys.columns.status'),
        value: ({ status }) => status,
        text: ({ status }) => statusText(status),
        render: ({ status }) => <KeyStatusTag status={status} />,
      },
      { key: 'created', title: t('manApiKeys.columns.created'), kind: 'date', value: ({ creationDate }) => creationDate },
      {
        key: 'description',
        title: t('manApiKeys.columns.description'),
        value: ({ description }) => description,
        wrap: true,
        isCardTitle: true,
        render: (key) => (
          <>
            <Name>{key.description}</Name>
            <KeyUsageLine apiKey={key} />
          </>
        ),
      },
      {
        key: 'key',
        title: t('manApiKeys.columns.key'),
        // Never the whole key, because exported files stay in download folders.
        value: ({ token }) => shortenedKey(token),
        sortable: false,
        render: (key) => <KeyToken apiKey={key} />,
      },
      {
        key: 'domains',
        title: t('manApiKeys.columns.domains'),
        value: ({ authDomains }) => authDomains.join(', '),
        text: (key) => domainsText(ownedDomains(key)),
        wrap: true,
        render: (key) => <KeyDomainsCell apiKey={key} domains={ownedDomains(key)} />,
      },
      {
        key: 'safety',
        title: t('manApiKeys.columns.safety'),
        value: ({ status, creationDate }) => (status === 'INVALID' || creationDate === null ? null : -creationDate),
        text: safetyText,
        render: (key) => <KeySafety apiKey={key} now={now} />,
      },
      {
        key: 'actions',
        title: t('manApiKeys.columns.actions'),
        kind: 'actions',
        value: () => null,
        render: (key) => <KeyActions apiKey={key} renewing={renewing} removing={removing} onRenew={onRenew} onRemove={onRemove} />,
      },
    ],
    [t, statusText, safetyText, domainsText, ownedDomains, now, renewing, removing, onRenew, onRemove],
  );
}
