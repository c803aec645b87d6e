import { taskOf, tasksOfSession } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { SessionRef } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { useLiveList, useLiveOne } from 'shared-kit/state';
import { WithNames } from 'shared-kit/ui-core';
import { paths } from '../links/paths';

/** A link to the task that a session came from; only a text when that task has been removed (D-68). */
export function OriginLink({ sessionRef }: { sessionRef: SessionRef }) {
  const { t } = useText('dashboards');
  const linkedTasks = useLiveList(tasksOfSession(sessionRef));
  // Older tasks do not name their session, but have its name.
  const isOlder = linkedTasks.status === 'ready' && linkedTasks.data.length === 0;
  const taskNamedLikeSession = useLiveOne(isOlder ? taskOf(sessionRef, sessionRef.session) : null);
  const task = linkedTasks.data[0] ?? taskNamedLikeSession.data;
  if (!task) return t('sessions.fromTask');
  return <Link to={`${paths.tasks(sessionRef)}?q=${encodeURIComponent(task.name)}`}><WithNames text={t('session.fromTask', { task: task.name })} names={[task.name]} /></Link>;
}
