import { apiKeysOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { Company } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { ButtonLink } from 'shared-kit/ui-core';
import { EmptyState } from 'shared-kit/ui-display';
import { icons } from 'shared-kit/ui-frame';
import { useMemo } from 'react';
import { paths } from '../paths';
import { KeysTable } from './keys-table';
import { RenewalAdvice } from './renewal-advice';
import { RenewedNotice } from './renewed-notice';
import { useNow } from './use-age-text';
import { useKeyRemoval } from './use-key-removal';
import { useKeyRenewal } from './use-key-renewal';

/** The keys of one company, live, with advice on which to renew next. */
export function CompanyKeys({ company }: { company: Company }) {
  const { t } = useText('apiKeys');
  const now = useNow();
  const { status, data, problem, retry } = useLiveList(apiKeysOf(company.id));
  const renewal = useKeyRenewal(company.id);
  const removal = useKeyRemoval(company.id);
  const busy = useMemo(
    () => ({ renewing: renewal.renewing, removing: removal.removing }),
    [renewal.renewing, removal.removing],
  );
  return (
    <div className="ak-list">
      <RenewedNotice company={company.id} keys={data} />
      <RenewalAdvice keys={data} now={now} />
      <KeysTable
        keys={data}
        loading={status === 'loading'}
        problem={problem}
        onRetry={retry}
        now={now}
        busy={busy}
        onRenew={renewal.ask}
        onRemove={removal.ask}
        empty={
          <EmptyState
            icon={icons.key}
            title={t('manApiKeys.empty')}
            action={<ButtonLink to={paths.createKey()}>{t('manApiKeys.createFirst')}</ButtonLink>}
          >
            {t('manApiKeys.emptyHelp', { company: company.exhibitionName })}
          </EmptyState>
        }
      />
    </div>
  );
}
