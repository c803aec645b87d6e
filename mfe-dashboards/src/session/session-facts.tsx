import { formatDate, useText } from 'shared-kit/i18n';
import type { Session, SessionRef } from 'shared-kit/model';
import { icons, StateTag } from 'shared-kit/ui-overlay';
import { taskOf, tasksOfSession } from 'shared-kit/firebase/data';
import { Link } from 'shared-kit/router';
import { useLiveList, useLiveOne } from 'shared-kit/state';
import { adoptStyles, WithNames } from 'shared-kit/ui-core';
import type { ReactNode } from 'react';
import { formatDuration } from '../text/duration';
import { PushCell } from '../push/push-cell';
import { paths } from '../links/paths';
import sessionCss from './session.css';

adoptStyles(sessionCss);

export interface SessionFactsProps {
  sessionRef: SessionRef;
  session: Session;
  /** The company has a listener to push to. */
  canPush: boolean;
}

/** When the session was, how long it took, where it came from and whether it was pushed: in one line, above its addresses. */
export function SessionFacts({ sessionRef, session, canPush }: SessionFactsProps) {
  const { t, locale } = useText('dashboards');
  const { name, startTime, endTime, wasTask, task } = session;
  const moment = (at: number | null) => ({ value: formatDate(at, locale), title: formatDate(at, locale, 'full') });
  return (
    <div role="group" aria-label={name}>
      <dl className="db-facts">
        <Fact name={t('sessions.start')} {...moment(startTime)} />
        {/* A session with a start and no end is still in progress. */}
        {endTime === null && startTime !== null ? (
          <Fact name={t('sessions.end')} value={<StateTag tone="info" icon={icons.running} label={t('session.inProgress')} />} />
        ) : (
          <Fact name={t('sessions.end')} {...moment(endTime)} />
        )}
        <Fact name={t('session.duration')} value={formatDuration(startTime, endTime, locale)} />
        <Fact name={t('sessions.pushStatus')} value={<PushCell domainRef={sessionRef} session={session} canPush={canPush} />} />
        {wasTask && <Fact name={t('session.origin')} value={<OriginLink sessionRef={sessionRef} named={task} />} />}
      </dl>
    </div>
  );
}

/** The browser does not translate a string, which is a date; words are elements. A dash stands for no value. */
function Fact({ name, value, title }: { name: string; value: ReactNode; title?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="ic-number" title={title} translate={typeof value === 'string' ? 'no' : undefined}>
        {value === '' || value == null ? '–' : value}
      </dd>
    </div>
  );
}

/** A link to the task that a session came from, which it names or not; only a text when that task has been removed (D-68). */
function OriginLink({ sessionRef, named }: { sessionRef: SessionRef; named: string | undefined }) {
  const { t } = useText('dashboards');
  const linkedTasks = useLiveList(named === undefined ? tasksOfSession(sessionRef) : null);
  // The tasks of earlier apps have the id of their session.
  const isOlder = linkedTasks.status === 'ready' && linkedTasks.data.length === 0;
  const id = named ?? (isOlder ? sessionRef.session : undefined);
  const taskOfId = useLiveOne(id === undefined ? null : taskOf(sessionRef, id));
  const task = linkedTasks.data[0] ?? taskOfId.data;
  if (!task) return t('sessions.fromTask');
  return (
    <Link to={`${paths.tasks(sessionRef)}?q=${encodeURIComponent(task.name)}`}>
      <WithNames text={t('session.fromTask', { task: task.name })} names={[task.name]} />
    </Link>
  );
}
