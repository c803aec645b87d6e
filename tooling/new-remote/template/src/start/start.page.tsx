import { useText } from 'shared-kit/i18n';
import { useAccount } from 'shared-kit/state';
import { Page, Text } from 'shared-kit/ui-core';
import { CardList, icons } from 'shared-kit/ui-frame';
import { paths } from '../links/paths';

/** `/example`: the user's companies, with a link to the page of each. */
export default function StartPage() {
  const { t } = useText('exampleTexts');
  const { companies, companiesLoaded } = useAccount();
  const cards = companies.map(({ id, exhibitionName }) => ({ key: id, title: exhibitionName, to: paths.company({ company: id }), icon: icons.company }));
  return (
    <Page title={t('title')} state={{ status: companiesLoaded ? 'ready' : 'loading' }}>
      <Text muted>{t('start.intro', { count: companies.length })}</Text>
      <CardList items={cards} label={t('start.companies')} />
    </Page>
  );
}
