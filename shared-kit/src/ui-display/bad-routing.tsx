import { useText } from '../i18n';
import { paths, type DomainRef } from '../model';
import { useKitLink } from '../router/host';
import { ButtonLink, ErrorState, Page, WithNames } from '../ui-core';

export interface BadRoutingProps {
  title: string;
  /** The domain whose settings lead to the page; null if it is not known or does not exist. */
  domain: DomainRef | null;
}

/** Shown when the route's state is missing or wrong, or its item no longer exists: the reason, and a link (D-18). */
export function BadRouting({ title, domain }: BadRoutingProps) {
  const { t } = useText('common');
  return (
    <Page title={title}>
      <ErrorState title={t('sett.badRouting')} action={<WayBack domain={domain} />} />
    </Page>
  );
}

function WayBack({ domain: ref }: Pick<BadRoutingProps, 'domain'>) {
  const { t } = useText('common');
  const settings = useKitLink('settings', 'company', 'domain');
  const domains = useKitLink('domains');
  if (ref && settings) {
    const { company, domain } = ref;
    return (
      <ButtonLink {...settings({ company, domain })}>
        <WithNames text={t('sett.toSettings', { domain })} names={[domain]} />
      </ButtonLink>
    );
  }
  return domains ? (
    <ButtonLink {...domains()}>{t('sett.toDomains')}</ButtonLink>
  ) : (
    <ButtonLink to={paths.home()}>{t('action.home')}</ButtonLink>
  );
}
