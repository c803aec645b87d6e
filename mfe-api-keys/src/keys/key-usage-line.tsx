import { keyUsageOf } from 'shared-kit/firebase/data';
import { formatAgo, formatDate, formatNumber, useNow, useText } from 'shared-kit/i18n';
import { toKeyUsage, type ApiKey } from 'shared-kit/model';
import { useLiveOne } from 'shared-kit/state';
import { tellsFullTime, WithNames } from 'shared-kit/ui-core';

/** When a key was used last, from where and how often; nothing for one that was never used. */
export function KeyUsageLine({ apiKey: { company, id } }: { apiKey: ApiKey }) {
  const { t, locale } = useText('apiKeys');
  const now = useNow();
  const { data } = useLiveOne(keyUsageOf(company, id));
  const { lastAt, lastFrom, callsToday, callsLately } = toKeyUsage(data ?? {}, now);
  if (lastAt === null) return null;
  return (
    <span className="ak-usage">
      <span data-time title={formatDate(lastAt, locale, 'full')} {...tellsFullTime}>
        {t('manApiKeys.usage.last', { ago: formatAgo(lastAt, now, locale) })}
      </span>
      {lastFrom !== null && <WithNames text={t('manApiKeys.usage.from', { address: lastFrom })} names={[lastFrom]} />}
      <span>{t('manApiKeys.usage.calls', { today: formatNumber(callsToday, locale), lately: formatNumber(callsLately, locale) })}</span>
    </span>
  );
}
