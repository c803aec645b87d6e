import { sessionsBeside } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { Session, SessionRef } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { ButtonLink } from 'shared-kit/ui-core';
import { paths } from '../paths';

/** Leads to the sessions of the domain that began right before and right after this one. */
export function SessionNeighbours({ sessionRef, session }: { sessionRef: SessionRef; session: Session }) {
  const { t } = useText('dashboards');
  const { startTime } = session;
  const beside = startTime === null ? null : sessionsBeside(sessionRef, startTime);
  const before = useLiveList(beside?.before ?? null).data[0];
  const after = useLiveList(beside?.after ?? null).data.find(({ id }) => id !== session.id);
  const link = (to: Session | undefined, kind: 'previous' | 'next') => {
    if (!to) return null;
    const label = t(`session.${kind}`, { session: to.name });
    return (
      <ButtonLink variant="text" to={paths.session({ ...sessionRef, session: to.id })} aria-label={label} title={label}>
        {kind === 'previous' && <b aria-hidden="true">‹</b>}
        <span>{to.name}</span>
        {kind === 'next' && <b aria-hidden="true">›</b>}
      </ButtonLink>
    );
  };
  return (
    <span className="db-neighbours">
      {link(before, 'previous')}
      {link(after, 'next')}
    </span>
  );
}
