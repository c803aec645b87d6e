import { domainsOf, moderatorsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { Company, Domain } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { Alert, ButtonLink, EmptyState, Icon, WithNames } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';
import { paths } from '../links/paths';
import { DomainsTable } from './domains-table';
import { useDomainRemoval } from './use-domain-removal';

const NONE_YET: readonly Domain[] = [];

/** The live domains of one company with their actions (DOM-02). */
export function CompanyDomains({ company }: { company: Company }) {
  const { t } = useText('domains');
  const { status, data, problem, retry } = useLiveList(domainsOf(company.id));
  const moderators = useLiveList(moderatorsOf(company.id));
  // Wait for the moderators, because their names set the height of the rows.
  const isLoading = status === 'loading' || (status === 'ready' && moderators.status === 'loading');
  const { sent, ask } = useDomainRemoval(company.id, data, moderators.data);

  return (
    <div className="ad-list">
      {moderators.status === 'error' && (
        <Alert severity="warning">{t('manDom.moderatorsUnknown')}</Alert>
      )}
      <DomainsTable
        company={company.id}
        domains={isLoading ? NONE_YET : data}
        moderators={moderators.status === 'ready' ? moderators.data : undefined}
        removing={sent}
        onRemove={ask}
        loading={isLoading}
        problem={problem}
        onRetry={retry}
        empty={
          <EmptyState
            icon={icons.domain}
            title={t('manDom.none')}
            action={
              <ButtonLink to={paths.addDomain()} icon={<Icon of={icons.add} />}>
                {t('manDom.addFirst')}
              </ButtonLink>
            }
          >
            <WithNames text={t('manDom.noneHelp', { company: company.exhibitionName })} names={[company.exhibitionName]} />
          </EmptyState>
        }
      />
    </div>
  );
}
