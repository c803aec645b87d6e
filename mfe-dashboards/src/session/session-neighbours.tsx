import { sessionPlace, sessionsBeside } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { Session, SessionRef } from 'shared-kit/model';
import { useLiveList, useLiveOne } from 'shared-kit/state';
import { ButtonLink, Name } from 'shared-kit/ui-core';
import { paths } from '../links/paths';

/** Links to the sessions of the domain that began right before and right after this one. */
export function SessionNeighbours({ sessionRef }: { sessionRef: SessionRef }) {
  const { t } = useText('dashboards');
  const { data: place } = useLiveOne(sessionPlace(sessionRef));
  const neighbours = place && place.data['startTime'] !== null ? sessionsBeside(sessionRef, place) : null;
  const [before] = useLiveList(neighbours?.before ?? null).data;
  const [after] = useLiveList(neighbours?.after ?? null).data;
  const link = (to: Session | undefined, kind: 'previous' | 'next') => {
    if (!to) return null;
    const label = t(`session.${kind}`, { session: to.name });
    return (
      <ButtonLink variant="text" to={paths.session({ ...sessionRef, session: to.id })} aria-label={label} title={label}>
        {kind === 'previous' && <b aria-hidden="true">‹</b>}
        <Name>{to.name}</Name>
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
