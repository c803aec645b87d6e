import { formatList, useText } from 'shared-kit/i18n';
import { moderatorName, moderatorsOfDomain, type Domain, type ModeratorProfile } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { Name } from 'shared-kit/ui-core';
import type { Column } from 'shared-kit/ui-data';
import { ProgressBar, StateTag } from 'shared-kit/ui-overlay';
import { useMemo } from 'react';
import { DomainActions } from './domain-actions';
import { paths } from '../links/paths';
import { removalProgress } from './removal-progress';

interface CellProps {
  company: string;
  /** Undefined while loading, so that no moderator is marked as missing too early. */
  moderators: readonly ModeratorProfile[] | undefined;
  /** Ids of the domains whose removal this page has sent. */
  removing: readonly string[];
  onRemove: (domain: Domain) => Promise<void>;
}

/** The columns of the domains, with their actions (DOM-02). */
export function useDomainColumns({ company, moderators, removing, onRemove }: CellProps): Column<Domain>[] {
  const { t } = useText('domains');
  return useMemo((): Column<Domain>[] => {
    const responsible = ({ id }: Domain) => moderatorsOfDomain(id, moderators ?? []);
    return [
      {
        key: 'name',
        title: t('manDom.columns.name'),
        value: ({ name }) => name,
        alsoFoundBy: ({ notes }) => notes,
        wrap: true,
        isCardTitle: true,
        render: (domain) => <DomainNameCell company={company} domain={domain} removing={removing.includes(domain.id)} />,
      },
      {
        key: 'moderator',
        title: t('manDom.columns.moderator'),
        value: (domain) => responsible(domain).map(moderatorName).join(', '),
        text: (domain) => formatList(responsible(domain).map(moderatorName)) || t('manDom.noModerator'),
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
          <DomainActions company={company} domain={domain} removing={removing.includes(domain.id)} onRemove={moderators && onRemove} />
        ),
      },
    ];
  }, [t, company, moderators, removing, onRemove]);
}

interface DomainNameCellProps {
  company: string;
  domain: Domain;
  /** Whether this page has sent the removal of the domain. */
  removing: boolean;
}

/** The link to a domain's settings with its notes (ADD-77), or the progress while any user removes the domain. */
function DomainNameCell({ company, domain, removing }: DomainNameCellProps) {
  const { t } = useText('domains');
  if (!domain.removal && !removing) {
    return (
      <>
        <Link to={paths.settings({ company, domain: domain.id })}>{domain.name}</Link>
        {domain.notes !== '' && (
          <p className="ad-notes" translate="no">
            {domain.notes}
          </p>
        )}
      </>
    );
  }
  return (
    <div className="ad-removing">
      <span>{domain.name}</span>
      <ProgressBar label={t('manDom.removing')} value={removalProgress(domain)} />
    </div>
  );
}

/** The moderators of a domain. Marks none or several: such a domain cannot be removed, and without a moderator not changed either. */
function ModeratorCell({ moderators }: { moderators: readonly ModeratorProfile[] }) {
  const { t } = useText('domains');
  const [only] = moderators;
  if (!only) {
    return (
      <span title={t('manDom.noModeratorHelp')}>
        <StateTag tone="warning" label={t('manDom.noModerator')} />
      </span>
    );
  }
  const names = formatList(moderators.map(moderatorName));
  return moderators.length === 1 ? (
    <Name>{names}</Name>
  ) : (
    <span className="ad-several">
      <Name>{names}</Name> <StateTag tone="warning" label={t('manDom.severalModerators')} />
    </span>
  );
}
