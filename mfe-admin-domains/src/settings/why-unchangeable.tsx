import { useText } from 'shared-kit/i18n';
import type { Domain, WhyUnchangeable } from 'shared-kit/model';
import { Alert } from 'shared-kit/ui-display';
import { WithNames } from 'shared-kit/ui-core';

/** Explains why the domain cannot be changed now, and what to do. */
export function WhyUnchangeableNotice({ domain, why }: { domain: Domain; why: WhyUnchangeable | null }) {
  const { t } = useText('domains');
  switch (why) {
    case null:
      return null;
    case 'noModerator':
      return <Alert severity="warning"><WithNames text={t('dSett.noModerator', { domain: domain.name })} names={[domain.name]} /></Alert>;
    case 'severalModerators':
      return <Alert severity="warning"><WithNames text={t('dSett.severalModerators', { domain: domain.name })} names={[domain.name]} /></Alert>;
    case 'beingRemoved':
      return <Alert severity="warning">{t('dSett.beingRemoved', { done: domain.removal?.done ?? 0, total: domain.removal?.total ?? 0 })}</Alert>;
  }
}
