import { useText } from 'shared-kit/i18n';
import { pathTo } from 'shared-kit/model';
import { useAccount } from 'shared-kit/state';
import { adoptStyles, Page, Text, WithNames } from 'shared-kit/ui-core';
import { CardList, icons } from 'shared-kit/ui-frame';
import startCss from './start.css';

adoptStyles(startCss);

const companyPage = pathTo('/company/:company');

/** `/elsewhere`: the user's companies. */
export default function StartPage() {
  const { t } = useText('elsewhere');
  const { companies, companiesLoaded } = useAccount();
  const first = companies[0]?.exhibitionName;
  const cards = companies.map(({ id, exhibitionName }) => ({ key: id, title: exhibitionName, to: companyPage({ company: id }), icon: icons.company }));
  return (
    <Page title={t('title')} state={{ status: companiesLoaded ? 'ready' : 'loading' }}>
      {first && (
        <p className="el-intro">
          <Text muted>
            <WithNames text={t('intro', { company: first })} names={[first]} />
          </Text>
        </p>
      )}
      <CardList items={cards} label={t('title')} />
    </Page>
  );
}
