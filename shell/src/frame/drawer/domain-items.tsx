import { formatNumber, useText } from 'shared-kit/i18n';
import { nameOrder, type Company } from 'shared-kit/model';
import { Link, useLink } from 'shared-kit/router';
import { Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { DrawerLink } from './drawer-link';

/** The most domains in the drawer; the company's page lists all. */
const MAX_LISTED = 12;

/** The domains of the open company. If there are too many, only the open domain and a link to all. */
export function DomainItems({ company: { id: company, authDomains }, open }: { company: Company; open: string | null }) {
  const { t, locale } = useText('common');
  const toDomain = useLink('sessions', 'company', 'domain');
  const toCompany = useLink('company', 'company');
  const many = authDomains.length > MAX_LISTED;
  const listed = many ? authDomains.filter((domain) => domain === open) : authDomains.toSorted(nameOrder(locale));
  if (!toDomain) return null;
  return (
    <>
      {listed.map((domain) => (
        <li key={domain}>
          <DrawerLink {...toDomain({ company, domain })} icon={icons.domain} name={domain} under={domain === open} />
        </li>
      ))}
      {many && toCompany && (
        <li>
          {/* Not marked on its page, which is that of the company's entry. */}
          <Link {...toCompany({ company })} className="ic-drawer-link">
            <Icon of={icons.domain} />
            {t('drawer.allDomains', { total: formatNumber(authDomains.length, locale) })}
          </Link>
        </li>
      )}
    </>
  );
}
