import { useText } from 'shared-kit/i18n';
import { pathTo } from 'shared-kit/model';
import { useAccount } from 'shared-kit/state';
import { Page, Text } from 'shared-kit/ui-core';
import { CardList, icons } from 'shared-kit/ui-frame';

const companyPage = pathTo('/company/:company');

/** `/elsewhere`: the user's companies. */
export default function StartPage() {
  const { t } = useText('elsewhere');
  const { companies, companiesLoaded } = useAccount();
  const cards = companies.map(({ id, exhibitionName }) => ({ key: id, title: exhibitionName, to: companyPage({ company: id }), icon: icons.company }));
  return (
    <Page title={t('title')} state={{ status: companiesLoaded ? 'ready' : 'loading' }}>
      {companies[0] && <Text muted>{t('intro', { company: companies[0].exhibitionName })}</Text>}
      <CardList items={cards} label={t('title')} />
    </Page>
  );
}
