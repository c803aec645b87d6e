import { apiKeysOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { ApiKey, Company } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { Button, ButtonLink, EmptyState, WithNames } from 'shared-kit/ui-core';
import { DataTable, useChoiceInUrl } from 'shared-kit/ui-data';
import { icons } from 'shared-kit/ui-overlay';
import { useMemo } from 'react';
import { paths } from '../links/paths';
import { KeyBanner } from './key-banner';
import { FILTERS, isListed, KeyFilters, type KeyFilter } from './key-filter';
import { useNow } from './use-age-text';
import { useKeyColumns } from './use-key-columns';
import { useKeyRemoval } from './use-key-removal';
import { useKeyRenewal } from './use-key-renewal';
import { useOwnedDomains } from './use-owned-domains';

const NEWEST_FIRST = { orderBy: 'created', order: 'desc' } as const;

const rowKey = ({ id }: ApiKey) => id;
const rowName = ({ description }: ApiKey) => description;

/** The live keys of one company, with advice on which to renew next. */
export function CompanyKeys({ company }: { company: Company }) {
  const { t } = useText('apiKeys');
  const now = useNow();
  const { status, data, problem, retry } = useLiveList(apiKeysOf(company.id));
  const [filter = 'all', setFilter] = useChoiceInUrl('keys', FILTERS);
  const choose = (next: KeyFilter) => setFilter(next === 'all' ? undefined : next);
  const listed = useMemo(() => data.filter((key) => isListed(key, filter)), [data, filter]);
  const { renewing, renew } = useKeyRenewal(company.id);
  const { removing, remove } = useKeyRemoval(company.id);
  const ownedDomains = useOwnedDomains(company.id);
  const columns = useKeyColumns({ now, ownedDomains, renewing, removing, onRenew: renew, onRemove: remove });
  return (
    <div className="ak-list">
      <KeyBanner company={company.id} keys={data} loading={status === 'loading'} now={now} onRenew={renew} />
      <DataTable
        id="apiKeys"
        label={t('manApiKeys.table')}
        rows={listed}
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
        defaultSorting={NEWEST_FIRST}
        filters={(status === 'loading' || data.length > 0) && <KeyFilters keys={data} filter={filter} onChange={choose} />}
        loading={status === 'loading'}
        problem={problem}
        onRetry={retry}
        empty={
          data.length > 0 ? (
            <EmptyState
              icon={icons.key}
              title={t('manApiKeys.filter.none')}
              action={<Button onClick={() => choose('all')}>{t('manApiKeys.filter.showAll')}</Button>}
            />
          ) : (
            <EmptyState
              icon={icons.key}
              title={t('manApiKeys.empty')}
              action={<ButtonLink to={paths.createKey()}>{t('manApiKeys.createFirst')}</ButtonLink>}
            >
              <WithNames text={t('manApiKeys.emptyHelp', { company: company.exhibitionName })} names={[company.exhibitionName]} />
            </EmptyState>
          )
        }
      />
    </div>
  );
}
