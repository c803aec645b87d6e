import { formatDate, useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { Button, Icon, WithNames } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { planRenewals } from './renew-next';
import { useAgeText } from './use-age-text';

/** The most keys that fit on a phone. */
const NAMED = 2;

export interface RenewalAdviceProps {
  keys: readonly ApiKey[];
  now: number;
  onRenew: (key: ApiKey) => Promise<void>;
}

/** Names the keys to renew next, before they become a risk. A press on one asks to renew it. */
export function RenewalAdvice({ keys, now, onRenew }: RenewalAdviceProps) {
  const { t, locale } = useText('apiKeys');
  const ageText = useAgeText(now);
  const { due, next } = planRenewals(keys, now);
  const isDue = due.length > 0;
  return (
    <section className={`ic-panel ak-banner ${isDue ? 'ak-due' : ''}`} aria-label={t('manApiKeys.renewNext.title')}>
      <Icon of={isDue ? icons.pending : icons.success} />
      <div className="ak-said">
        {isDue && (
          <>
            <strong title={t('manApiKeys.renewNext.rule')}>{t('manApiKeys.renewNext.title')}:</strong>
            <ul className="ak-next">
              {due.slice(0, NAMED).map((key) => (
                <li key={key.id}>
                  <Button
                    size="small"
                    variant="link"
                    title={t('manApiKeys.renew', { description: key.description })}
                    onClick={() => void onRenew(key)}
                  >
                    <WithNames
                      text={t('manApiKeys.renewNext.item', { description: key.description, age: ageText(key.creationDate) })}
                      names={[key.description]}
                    />
                  </Button>
                </li>
              ))}
              {due.length > NAMED && <li className="ic-muted">{t('manApiKeys.renewNext.more', { count: due.length - NAMED })}</li>}
            </ul>
          </>
        )}
        {next && (
          <span>
            <WithNames
              text={t('manApiKeys.renewNext.later', { date: formatDate(next.at, locale, 'day'), description: next.key.description })}
              names={[next.key.description]}
            />
          </span>
        )}
        {!isDue && <span className="ic-muted">{t('manApiKeys.renewNext.rule')}</span>}
      </div>
    </section>
  );
}
