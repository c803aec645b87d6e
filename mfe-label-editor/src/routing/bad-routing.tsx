import { useText } from 'shared-kit/i18n';
import { useLink } from 'shared-kit/router';
import { ButtonLink, Page } from 'shared-kit/ui-core';
import { ErrorState } from 'shared-kit/ui-display';

/** Shown when the route's state is missing or wrong, or the label is no longer there: the reason, and a link back (decision D-18). */
export function BadRouting({ domain: ref }: { domain: { company: string; domain: string } | null }) {
  const { t } = useText('labelEditor');
  const settings = useLink('settings', 'company', 'domain');
  const domains = useLink('domains');
  const on = ref && settings ? { ...settings({ company: ref.company, domain: ref.domain }), label: t('sett.toSettings', { domain: ref.domain }) } : null;
  const back = domains && { ...domains({}), label: t('sett.toDomains') };
  const { label, ...target } = on ?? back ?? { to: '/', label: t('sett.toStart') };
  return (
    <Page title={t('title')}>
      <ErrorState title={t('sett.badRouting')} action={<ButtonLink {...target}>{label}</ButtonLink>} />
    </Page>
  );
}
