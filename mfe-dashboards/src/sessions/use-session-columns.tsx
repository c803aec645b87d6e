import { useText } from 'shared-kit/i18n';
import type { DomainRef, Session } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import type { Column } from 'shared-kit/ui-data';
import { useMemo } from 'react';
import { paths } from '../links/paths';
import { PushCell } from '../push/push-cell';
import { usePushStatusText } from '../push/push-status';

/** The columns of the sessions (DASH-03). */
export function useSessionColumns({ company, domain }: DomainRef, canPush: boolean): Column<Session>[] {
  const { t } = useText('dashboards');
  const pushText = usePushStatusText();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('sessions.name'),
        value: ({ name }) => name,
        wrap: true,
        render: ({ id, name }) => <Link to={paths.session({ company, domain, session: id })}>{name}</Link>,
      },
      { key: 'startTime', title: t('sessions.start'), kind: 'date', relative: true, value: ({ startTime }) => startTime },
      { key: 'endTime', title: t('sessions.end'), kind: 'date', relative: true, value: ({ endTime }) => endTime },
      { key: 'total', title: t('sessions.total'), kind: 'number', value: ({ total }) => total },
      { key: 'empty', title: t('sessions.empty'), kind: 'number', value: ({ empty }) => empty },
      { key: 'invalid', title: t('sessions.invalid'), kind: 'number', value: ({ invalid }) => invalid },
      {
        key: 'pushStatus',
        title: t('sessions.pushStatus'),
        value: ({ pushStatus }) => (canPush ? pushStatus : null),
        text: ({ pushStatus }) => (canPush ? pushText(pushStatus) : '-'),
        render: (session) => <PushCell domainRef={{ company, domain }} session={session} canPush={canPush} />,
      },
    ],
    [t, company, domain, canPush, pushText],
  );
}
