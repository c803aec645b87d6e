import type { ReactNode } from 'react';
import { Icon, type IconDefinition } from '../../ui-core';
import { Link } from '../../router';

interface CardItem {
  key: string;
  title: string;
  to: string;
  icon?: IconDefinition;
  /** Short details under the title. */
  children?: ReactNode;
}

/** Links as cards. Only the title is the link; its clickable area is the whole card. */
export function CardList({ items, label }: { items: readonly CardItem[]; label: string }) {
  return (
    <ul className="ic-cards" aria-label={label}>
      {items.map((item) => (
        <li className="ic-card" key={item.key}>
          {item.icon && (
            <span className="ic-card-icon">
              <Icon of={item.icon} />
            </span>
          )}
          <div className="ic-card-body">
            <Link to={item.to} className="ic-card-link" translate="no">
              {item.title}
            </Link>
            {item.children && <div className="ic-muted">{item.children}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A card list that is loading. */
export function CardListSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div className="ic-cards" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div className="ic-card" key={index}>
          <span className="ic-skeleton" style={{ height: 20, width: '60%' }} />
        </div>
      ))}
    </div>
  );
}
