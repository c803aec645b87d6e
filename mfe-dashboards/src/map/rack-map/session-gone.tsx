import { useText } from 'shared-kit/i18n';
import { EmptyState, WithNames } from 'shared-kit/ui-core';
import type { ReactNode } from 'react';

export interface SessionGoneProps {
  /** The name of a session that was removed while the page was open; undefined if it was never there. */
  name: string | undefined;
  /** The title without a name. */
  title: string;
  action?: ReactNode;
}

/** Shown in place of a session that does not exist or no longer does, below the choice of another one. */
export function SessionGone({ name, title, action }: SessionGoneProps) {
  const { t } = useText('rackMap');
  if (name === undefined) {
    return (
      <EmptyState title={title} action={action}>
        {t('map.goneHelp')}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={<WithNames text={t('map.removed', { session: name })} names={[name]} />} action={action}>
      {t('map.removedHelp')}
    </EmptyState>
  );
}
