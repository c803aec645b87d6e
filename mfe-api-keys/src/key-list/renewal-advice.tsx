import { formatDate, useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';
import { planRenewals } from './renew-next';
import { useAgeText } from './use-age-text';

const NAMED = 3;

/** Says which keys should be renewed next, before any of them becomes a risk. */
export function RenewalAdvice({ keys, now }: { keys: readonly ApiKey[]; now: number }) {
  const { t, locale } = useText('apiKeys');
  const ageText = useAgeText(now);
  const { due, next } = planRenewals(keys, now);
  if (due.length === 0 && !next) return null;

  const named = due
    .slice(0, NAMED)
    .map(({ description, creationDate }) => t('manApiKeys.renewNext.item', { description, age: ageText(creationDate) }));
  const list = (items: string[], type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }).format(items);
  const rest = due.length - named.length;
  return (
    <section className={`ic-panel ak-advice ${due.length > 0 ? 'ak-advice-due' : ''}`} aria-label={t('manApiKeys.renewNext.title')}>
      <Icon of={due.length > 0 ? icons.pending : icons.success} />
      <div>
        {due.length > 0 && (
          <p>
            <strong>{t('manApiKeys.renewNext.title')}:</strong>{' '}
            {rest > 0 ? t('manApiKeys.renewNext.more', { keys: list(named, 'unit'), count: rest }) : list(named, 'conjunction')}
          </p>
        )}
        {next && <p>{t('manApiKeys.renewNext.later', { date: formatDate(next.at, locale, 'day'), description: next.key.description })}</p>}
        <p className="ic-muted">{t('manApiKeys.renewNext.rule')}</p>
      </div>
    </section>
  );
}
