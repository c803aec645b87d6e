import { apiKeysOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { Company } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { Button, ButtonLink, EmptyState, WithNames } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';
import { useMemo } from 'react';
import { paths } from '../links/paths';
import { KeyBanner } from './key-banner';
import { isListed, KeyFilters, useKeyFilter } from './key-filter';
import { KeysTable } from './keys-table';
import { useNow } from './use-age-text';
import { useKeyRemoval } from './use-key-removal';
import { useKeyRenewal } from './use-key-renewal';

/** The live keys of one company, with advice on which to renew next. */
export function CompanyKeys({ company }: { company: Company }) {
  const { t } = useText('apiKeys');
  const now = useNow();
  const { status, data, problem, retry } = useLiveList(apiKeysOf(company.id));
  const [filter, choose] = useKeyFilter();
  const listed = useMemo(() => data.filter((key) => isListed(key, filter)), [data, filter]);
  const renewal = useKeyRenewal(company.id);
  const removal = useKeyRemoval(company.id);
  const busy = useMemo(
    () => ({ renewing: renewal.renewing, removing: removal.removing }),
    [renewal.renewing, removal.removing],
  );
  return (
    <div className="ak-list">
      <KeyBanner company={company.id} keys={data} loading={status === 'loading'} now={now} onRenew={renewal.ask} />
      <KeysTable
        keys={listed}
        filters={(status === 'loading' || data.length > 0) && <KeyFilters keys={data} filter={filter} onChange={choose} />}
        loading={status === 'loading'}
        problem={problem}
        onRetry={retry}
        now={now}
        busy={busy}
        onRenew={renewal.ask}
        onRemove={removal.ask}
        empty={
          data.length > 0 ? (
            <EmptyState icon={icons.key} title={t('manApiKeys.filter.none')} action={<Button onClick={() => choose('all')}>{t('manApiKeys.filter.showAll')}</Button>} />
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
