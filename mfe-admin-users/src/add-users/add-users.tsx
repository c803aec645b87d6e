import { noEmailDomain as platformsNoEmailDomain } from 'shared-kit/api';
import { moderatorsOf, usersOf } from 'shared-kit/firebase/data';
import { formatList, useText } from 'shared-kit/i18n';
import { fullName, type Company } from 'shared-kit/model';
import { useKeptState, useLiveList, useUnsavedChanges } from 'shared-kit/state';
import { ProgressBar } from 'shared-kit/ui-overlay';
import { EncodingSelect, FileInput } from 'shared-kit/ui-form';
import { Alert, ErrorState, WithNames } from 'shared-kit/ui-core';
import { useMemo } from 'react';
import { useUserText } from '../user-fields/use-user-text';
import { checkUsers, sameId, type Defaults } from './check-users';
import { DefaultFields } from './default-fields';
import { UsersReport } from './users-report';
import { useAdditions } from './use-additions';
import { encodingOf, useUsersFile } from './use-users-file';

/** Adds the users in a spreadsheet (D-113): values for empty cells, the file, the report on its rows, sending. */
export function AddUsers({ company }: { company: Company }) {
  const { t } = useText('users');
  const problemText = useUserText();
  const moderators = useLiveList(moderatorsOf(company.id));
  const users = useLiveList(usersOf(company.id));
  const form = `addUsers/${company.id}`;
  const { file, encoding, reading, choose, cancel } = useUsersFile(`${form}/file`);
  const noEmailDomain = platformsNoEmailDomain();
  const additions = useAdditions(noEmailDomain);
  const [defaults, setDefaults] = useKeptState<Defaults>(`${form}/defaults`, {
    company: company.id,
    permissions: [],
    parent: '',
    authDomains: [],
  });
  const taken = useMemo(() => new Set(users.data.map(({ email }) => email.toLowerCase())), [users.data]);
  const read = reading.status === 'read' ? reading : null;
  const notices = reading.status === 'failed' ? reading.notices : (read?.sheet.notices ?? []);
  const { sent } = additions;
  // Leave out the users that this page has added. Otherwise their employee IDs would mark their own rows as added earlier.
  const employees = useMemo(() => {
    const own = new Set([...sent.values()].flatMap(({ user, problem }) => (problem === null ? [user.email] : [])));
    return new Map(
      users.data.filter(({ email }) => !own.has(email.toLowerCase())).map((user) => [sameId(user.employeeId), fullName(user)]),
    );
  }, [users.data, sent]);
  const busy = additions.progress !== null;
  // Leaving would lose a file that has not been sent yet. What is being sent goes on (D-132).
  useUnsavedChanges(!busy && file !== null && sent.size === 0);

  const checkedUsers = useMemo(() => {
    if (!read) return [];
    // Leave out the rows of added users. Otherwise their own new profiles would mark their emails as taken.
    const open = read.sheet.users.filter(({ row }) => sent.get(row)?.problem !== null);
    return checkUsers(open, {
      defaults,
      moderators: moderators.data,
      permissions: read.vocabulary.permissions,
      taken,
      employees,
      noEmailDomain,
    });
  }, [read, sent, defaults, moderators.data, taken, employees, noEmailDomain]);

  if (moderators.status === 'error') return <ErrorState message={moderators.problem} onRetry={moderators.retry} />;
  if (users.status === 'error') return <ErrorState message={users.problem} onRetry={users.retry} />;
  return (
    <div className="us-bulk">
      <div className="ic-form">
        <DefaultFields moderators={moderators} value={defaults} onChange={setDefaults} />
        <FileInput
          label={t('addUsr.sheet')}
          accept=".xlsx,.xls,.csv"
          hint={t('addUsr.sheetHint')}
          file={file}
          disabled={busy}
          error={reading.status === 'failed' ? problemText(reading.problem) : undefined}
          onFile={(next) => {
            additions.reset();
            choose(next);
          }}
        />
        <EncodingSelect
          file={file}
          used={encodingOf(reading)}
          chosen={encoding}
          disabled={busy || sent.size > 0}
          onChange={(next) => file && choose(file, next)}
        />
        {reading.status === 'reading' && (
          <ProgressBar label={t('addUsr.sheetReading', { file: file?.name ?? '' })} value={null} onCancel={cancel} />
        )}
        {reading.status === 'aborted' && <Alert severity="info">{t('addUsr.sheetCancelled')}</Alert>}
        {read && read.sheet.ignored.length > 0 && (
          <Alert severity="warning">
            <WithNames text={t('addUsr.sheetIgnored', { columns: formatList(read.sheet.ignored) })} names={[...read.sheet.ignored]} />
          </Alert>
        )}
        {notices.map((notice) => (
          <Alert key={notice.key} severity="warning">
            {problemText(notice)}
          </Alert>
        ))}
      </div>
      {read && (
        <UsersReport
          users={checkedUsers}
          moderators={moderators.data}
          additions={additions}
          loading={users.status === 'loading' || users.partial === true || moderators.status === 'loading'}
        />
      )}
    </div>
  );
}
