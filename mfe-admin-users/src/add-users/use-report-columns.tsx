import { useText } from 'shared-kit/i18n';
import { fullName, type ModeratorProfile } from 'shared-kit/model';
import type { IconDefinition } from 'shared-kit/ui-core';
import { icons, StateTag, type Tone } from 'shared-kit/ui-overlay';
import type { Column } from 'shared-kit/ui-data';
import { useMemo } from 'react';
import { EmailText } from '../user-fields/email-text';
import type { ReportRow } from './report';
import { useRowText } from './use-row-text';

const STATES = {
  ready: { tone: 'info', icon: icons.info },
  known: { tone: 'warning', icon: icons.pending },
  invalid: { tone: 'error', icon: icons.failed },
  added: { tone: 'success', icon: icons.success },
  failed: { tone: 'error', icon: icons.failed },
} as const satisfies Record<ReportRow['state'], { tone: Tone; icon: IconDefinition }>;

/** The columns of the report. Empty columns are left out, because they would only take space from the others. */
export function useReportColumns(moderators: readonly ModeratorProfile[], rows: readonly ReportRow[]): Column<ReportRow>[] {
  const { t } = useText('users');
  const problemText = useRowText();
  const hasReasons = rows.some(({ state, problems }) => state === 'known' || problems.length > 0);
  const hasPasswords = rows.some(({ state }) => state === 'added');
  return useMemo((): Column<ReportRow>[] => {
    const stateText = ({ state }: ReportRow) => t(`addUsr.state.${state}`);
    const reasons = ({ state, user, problems }: ReportRow) =>
      state === 'known' ? [t('addUsr.knownId', { name: user.known ?? '' })] : problems.map(problemText);
    const parents = new Map(moderators.map((moderator) => [moderator.uid, fullName(moderator)]));
    return [
      { key: 'row', title: t('addUsr.row'), kind: 'number', value: ({ user }) => user.row },
      {
        key: 'state',
        title: t('addUsr.result'),
        value: stateText,
        words: true,
        render: (row) => <StateTag {...STATES[row.state]} label={stateText(row)} />,
      },
      ...(hasReasons
        ? [
            {
              key: 'problems',
              title: t('addUsr.reason'),
              value: (row: ReportRow) => reasons(row).join(' '),
              words: true,
              wrap: true,
              render: (row: ReportRow) => <Reasons of={reasons(row)} />,
            },
          ]
        : []),
      { key: 'name', title: t('manUsr.name'), value: ({ user }) => fullName(user.draft), wrap: true, isCardTitle: true },
      { key: 'employeeId', title: t('addUsr.employeeId'), value: ({ user }) => user.draft.employeeId },
      {
        key: 'email',
        title: t('addUsr.email'),
        value: ({ user }) => user.email,
        wrap: true,
        render: ({ user }) => <EmailText email={user.email} />,
      },
      ...(hasPasswords
        ? [{ key: 'password', title: t('manUsr.firstPassword'), value: ({ password }: ReportRow) => password, searchable: false }]
        : []),
      {
        key: 'permissions',
        title: t('addUsr.permissions'),
        value: ({ user }) => user.draft.permissions.map((name) => t(`addUsr.permission.${name}`)).join(', '),
        words: true,
        wrap: true,
      },
      { key: 'parent', title: t('addUsr.parent'), value: ({ user }) => parents.get(user.draft.parent) ?? '', wrap: true },
      { key: 'domains', title: t('addUsr.authDomains'), value: ({ user }) => user.draft.authDomains.join(', '), wrap: true },
    ];
  }, [t, problemText, moderators, hasReasons, hasPasswords]);
}

/** Shows each reason on its own line, so that several do not read as one. */
function Reasons({ of }: { of: readonly string[] }) {
  return (
    <span className="us-reasons">
      {[...new Set(of)].map((reason) => (
        <span key={reason}>{reason} </span>
      ))}
    </span>
  );
}
