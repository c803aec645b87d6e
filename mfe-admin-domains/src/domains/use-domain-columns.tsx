import { useText } from 'shared-kit/i18n';
import { moderatorName, moderatorsOfDomain, type Domain, type ModeratorProfile } from 'shared-kit/model';
import type { Column } from 'shared-kit/ui-data';
import { useMemo } from 'react';
import { DomainActions } from './domain-actions';
import { DomainNameCell } from './domain-name-cell';
import { ModeratorCell } from './moderator-cell';

interface Given {
  /** Undefined while loading, so that no moderator is marked as missing too early. */
  moderators: readonly ModeratorProfile[] | undefined;
  /** Ids of the domains whose removal this page has sent. */
  removing: readonly string[];
  remove: (domain: Domain) => Promise<void>;
}

export function useDomainColumns(company: string, { moderators, removing, remove }: Given): Column<Domain>[] {
  const { t } = useText('domains');
  return useMemo((): Column<Domain>[] => {
    const responsible = ({ id }: Domain) => moderatorsOfDomain(id, moderators ?? []);
    return [
      {
        key: 'name',
        title: t('manDom.columns.name'),
        value: ({ name }) => name,
        wrap: true,
        heads: true,
        render: (domain) => <DomainNameCell company={company} domain={domain} removing={removing.includes(domain.id)} />,
      },
      {
        key: 'moderator',
        title: t('manDom.columns.moderator'),
        value: (domain) => responsible(domain).map(moderatorName).join(', '),
        text: (domain) => responsible(domain).map(moderatorName).join(', ') || t('manDom.noModerator'),
        wrap: true,
        render: (domain) => moderators && !domain.removal && <ModeratorCell moderators={responsible(domain)} />,
      },
      { key: 'licenses', title: t('manDom.columns.licenses'), kind: 'number', value: ({ authLicenses }) => authLicenses.length },
      {
        key: 'actions',
        title: t('manDom.columns.actions'),
        kind: 'actions',
        value: () => null,
        render: (domain) => (
          <DomainActions company={company} domain={domain} removing={removing.includes(domain.id)} onRemove={moderators && remove} />
        ),
      },
    ];
  }, [t, company, moderators, removing, remove]);
}
