import { formatNumber, useText } from 'shared-kit/i18n';
import { Link } from 'shared-kit/router';
import { Icon, type IconDefinition, WithNames } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { paths } from '../../links/paths';
import type { AttentionItem as Item } from './attention-items';
import { ItemAction } from './item-action';
import { useItemText } from './use-item-text';

const ICONS: Record<Item['kind'], IconDefinition> = {
  push: icons.failed,
  moderator: icons.user,
  key: icons.key,
  license: icons.pending,
  task: icons.tasks,
};

/** One thing that needs attention: what, where, and what to do about it. */
export function AttentionItem({ item, now, ofMany }: { item: Item; now: number; ofMany: boolean }) {
  const { t, locale } = useText('dashboards');
  const more = item.kind === 'push' ? t('attention.more', { count: item.more, total: formatNumber(item.more, locale) }) : '';
  const { text, names, title } = useItemText(now)(item);
  // The page of a single company need not repeat its name.
  const place = [item.kind === 'moderator' ? undefined : item.domain, ofMany ? item.company.exhibitionName : undefined].filter(
    (part) => part !== undefined,
  );
  return (
    <li className={item.urgent ? 'db-need db-need-urgent' : 'db-need'}>
      <Icon of={ICONS[item.kind]} />
      <div className="db-need-text">
        {item.urgent && <span className="ic-hidden">{t('attention.urgent')} </span>}
        <span data-time title={title}>
          <WithNames text={text} names={names} />
        </span>
        {place.length > 0 && (
          <span className="ic-muted" translate="no">
            {` · ${place.join(' · ')}`}
          </span>
        )}
        {item.kind === 'push' && item.more > 0 && (
          <>
            {' '}
            <Link to={paths.sessions({ company: item.company.id, domain: item.domain })} aria-label={`${more}: ${item.domain}`}>
              {more}
            </Link>
          </>
        )}
      </div>
      <ItemAction item={item} />
    </li>
  );
}
