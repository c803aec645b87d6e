import { useText } from 'shared-kit/i18n';
import type { Domain } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { adoptStyles } from 'shared-kit/ui-core';
import { CardList, icons } from 'shared-kit/ui-frame';
import { paths } from '../paths';
import { companyCss } from './company.css';

adoptStyles(companyCss);

/** A card for each domain, which opens its sessions; beside them its inventory tasks (DASH-02). */
export function DomainCards({ company, domains }: { company: string; domains: readonly Domain[] }) {
  const { t, locale } = useText('dashboards');
  const sorted = [...domains].sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <CardList
      label={t('company.domains')}
      items={sorted.map(({ id, name }) => {
        const ref = { company, domain: id };
        return {
          key: id,
          title: name,
          to: paths.sessions(ref),
          icon: icons.domain,
          children: (
            <span className="db-domain-links">
              <Link to={paths.sessions(ref)}>{t('company.sessions')}</Link>
              <Link to={paths.tasks(ref)}>{t('company.tasks')}</Link>
            </span>
          ),
        };
      })}
    />
  );
}
