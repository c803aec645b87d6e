import { formatDate, useText } from 'shared-kit/i18n';
import type { Session, SessionRef } from 'shared-kit/model';
import { Descriptions, type Fact } from 'shared-kit/ui-display';
import { icons, StateTag } from 'shared-kit/ui-frame';
import { formatDuration } from '../text/duration';
import { PushCell } from '../push/push-cell';
import { OriginLink } from './origin-link';

export interface SessionFactsProps {
  sessionRef: SessionRef;
  session: Session;
  /** The company has a listener to push to. */
  canPush: boolean;
}

/** When the session was, how long it took, where it came from and whether it was pushed. */
export function SessionFacts({ sessionRef, session, canPush }: SessionFactsProps) {
  const { t, locale } = useText('dashboards');
  const { name, startTime, endTime, wasTask } = session;
  const moment = (at: number | null) => ({ value: formatDate(at, locale), title: formatDate(at, locale, 'full') });
  const facts: Fact[] = [
    { name: t('sessions.start'), ...moment(startTime) },
    // A session with a start and no end is still in progress.
    endTime === null && startTime !== null
      ? { name: t('sessions.end'), value: <StateTag tone="info" icon={icons.running} label={t('session.inProgress')} /> }
      : { name: t('sessions.end'), ...moment(endTime) },
    { name: t('session.duration'), value: formatDuration(startTime, endTime, locale) },
    { name: t('sessions.pushStatus'), value: <PushCell domainRef={sessionRef} session={session} canPush={canPush} /> },
    ...(wasTask ? [{ name: t('session.origin'), value: <OriginLink sessionRef={sessionRef} /> }] : []),
  ];
  return <Descriptions label={name} facts={facts} />;
}
