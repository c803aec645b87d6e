import { domainsOf, moderatorsOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { Company, Domain } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { Alert, ButtonLink, EmptyState, Icon, WithNames } from 'shared-kit/ui-core';
import { DataTable } from 'shared-kit/ui-data';
import { icons } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';
import { useDomainColumns } from './use-domain-columns';
import { useDomainRemoval } from './use-domain-removal';

const NONE_YET: readonly Domain[] = [];
const BY_NAME = { orderBy: 'name', order: 'asc' } as const;

const rowKey = ({ id }: Domain) => id;
const rowName = ({ name }: Domain) => name;

/** The live domains of one company with their actions (DOM-02). */
export function CompanyDomains({ company }: { company: Company }) {
  const { t } = useText('domains');
  const { status, data, problem, retry } = useLiveList(domainsOf(company.id));
  const moderators = useLiveList(moderatorsOf(company.id));
  // Wait for the moderators, because their names set the height of the rows.
  const isLoading = status === 'loading' || (status === 'ready' && moderators.status === 'loading');
  const { sent, ask } = useDomainRemoval(company.id, data, moderators.data);
  const columns = useDomainColumns({
    company: company.id,
    moderators: moderators.status === 'ready' ? moderators.data : undefined,
    removing: sent,
    onRemove: ask,
  });

  return (
    <div className="ad-list">
      {moderators.status === 'error' && <Alert severity="warning">{t('manDom.moderatorsUnknown')}</Alert>}
      <DataTable
        id="domains"
        label={t('manDom.table')}
        rows={isLoading ? NONE_YET : data}
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
        defaultSorting={BY_NAME}
        exportName={`domains_${company.id}`}
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
