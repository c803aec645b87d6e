import { useText } from 'shared-kit/i18n';
import { Link } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { Name, Page, Text } from 'shared-kit/ui-core';
import { paths } from '../links/paths';

/** `/example`: the user's companies, with a link to the page of each. */
export default function StartPage() {
  const { t } = useText('exampleTexts');
  const { companies, companiesLoaded } = useAccount();
  return (
    <Page title={t('title')} state={{ status: companiesLoaded ? 'ready' : 'loading' }}>
      <Text muted>{t('start.intro', { count: companies.length })}</Text>
      <ul aria-label={t('start.companies')}>
        {companies.map(({ id, exhibitionName }) => (
          <li key={id}>
            <Link to={paths.company({ company: id })}>
              <Name>{exhibitionName}</Name>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
