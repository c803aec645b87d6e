import { formatNumber, useText } from 'shared-kit/i18n';
import { type Company, foldText, nameOrder } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { Button, Input, WithNames } from 'shared-kit/ui-core';
import { useAnnouncement } from 'shared-kit/ui-overlay';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { paths } from '../links/paths';

/** Domains that are listed at first, and that each press of the button adds. */
const PAGE = 60;

/** All domains of a company by name, with a search that ignores case and accents. */
export default function AllDomains({ company, describedBy }: { company: Company; describedBy?: string | undefined }) {
  const { t, locale } = useText('dashboards');
  const title = useId();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(PAGE);
  const searchText = foldText(useDeferredValue(search).trim());
  const domains = useMemo(() => {
    return [...company.authDomains].sort(nameOrder(locale)).map((name) => ({ name, folded: foldText(name) }));
  }, [company.authDomains, locale]);
  const matches = useMemo(() => domains.filter(({ folded }) => folded.includes(searchText)), [domains, searchText]);
  const found = t('overview.found', { count: matches.length, total: formatNumber(matches.length, locale) });
  const announcement = useAnnouncement(found, searchText);
  return (
    <section className="db-all-domains" aria-labelledby={title}>
      <h3 id={title}>{t('overview.allDomains', { count: domains.length, total: formatNumber(domains.length, locale) })}</h3>
      <Input
        type="search"
        label={t('overview.searchDomains')}
        value={search}
        onChange={(text) => {
          setSearch(text);
          setShown(PAGE);
        }}
      />
      {announcement}
      {matches.length === 0 && (
        <p className="ic-muted">
          <WithNames text={t('overview.noneFound', { search })} names={[search]} />
        </p>
      )}
      <ul className="db-name-list">
        {matches.slice(0, shown).map(({ name }) => (
          <li key={name}>
            <Link to={paths.sessions({ company: company.id, domain: name })} title={name} aria-describedby={describedBy}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {matches.length > shown && (
        <Button onClick={() => setShown(shown + PAGE)}>
          {t('overview.showMore', { rest: formatNumber(matches.length - shown, locale) })}
        </Button>
      )}
    </section>
  );
}
