import { useText } from 'shared-kit/i18n';
import { ButtonLink, Page, WithNames } from 'shared-kit/ui-core';
import { ErrorState } from 'shared-kit/ui-display';
import { paths } from './paths';
import type { DomainState } from './route-state';

/** Shown when the route's state is missing or wrong, or its item no longer exists: the reason, and a link (D-18). */
export function BadRouting({ title, domain }: { title: string; domain: DomainState | null }) {
  const { t } = useText('domains');
  return (
    <Page title={title}>
      <ErrorState
        title={t('sett.badRouting')}
        action={
          domain ? (
            <ButtonLink to={paths.settings({ company: domain.company, domain: domain.domain })}>
              <WithNames text={t('sett.toSettings', { domain: domain.domain })} names={[domain.domain]} />
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.domains()}>{t('sett.toDomains')}</ButtonLink>
          )
        }
      />
    </Page>
  );
}
