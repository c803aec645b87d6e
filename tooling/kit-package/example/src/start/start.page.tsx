import { useText } from 'shared-kit/i18n';
import { pathTo } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { adoptStyles, Name, Page, Text, WithNames } from 'shared-kit/ui-core';
import startCss from './start.css';

adoptStyles(startCss);

const companyPage = pathTo('/company/:company');

/** `/elsewhere`: the user's companies. */
export default function StartPage() {
  const { t } = useText('elsewhere');
  const { companies, companiesLoaded } = useAccount();
  const first = companies[0]?.exhibitionName;
  return (
    <Page title={t('title')} state={{ status: companiesLoaded ? 'ready' : 'loading' }}>
      {first && (
        <p className="el-intro">
          <Text muted>
            <WithNames text={t('intro', { company: first })} names={[first]} />
          </Text>
        </p>
      )}
      <ul aria-label={t('title')}>
        {companies.map(({ id, exhibitionName }) => (
          <li key={id}>
            <Link to={companyPage({ company: id })}>
              <Name>{exhibitionName}</Name>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
