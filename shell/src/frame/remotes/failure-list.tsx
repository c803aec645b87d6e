import { formatDate, useText } from 'shared-kit/i18n';
import { Icon } from 'shared-kit/ui-core';
import { CopyButton, icons } from 'shared-kit/ui-overlay';
import { useEffect, useState } from 'react';
import type { LoadedRemote } from '../../registry/loaded-registry';
import type { Failure } from '../../federation/remote-facts';
import { diagnoseEntry, type Diagnosis } from './diagnose-entry';

export interface FailureListProps {
  failures: readonly Failure[];
  /** Absent for failures of no remote. */
  remote?: LoadedRemote;
}

/** The failures, newest first. Each can be expanded, and copied for the team that corrects it. */
export function FailureList({ failures, remote }: FailureListProps) {
  return (
    <ul className="ic-remote-list">
      {failures.map((failure, index) => (
        // Only the latest is diagnosed, because the server's answer now says nothing about an older failure.
        <FailureItem key={failure.at} failure={failure} remote={remote} latest={index === 0} />
      ))}
    </ul>
  );
}

function FailureItem({ failure, remote, latest }: { failure: Failure; remote: LoadedRemote | undefined; latest: boolean }) {
  const { t, locale } = useText('remotes');
  const { kind, at, page, error, reference } = failure;
  const diagnosis = useDiagnosis(latest && kind === 'script' ? remote : undefined);
  const status = diagnosis?.status === undefined ? '' : ` (${t('kind.answer', { status: String(diagnosis.status) })})`;
  const trace = traceOf(error);
  const what = t(`kind.${diagnosis?.kind ?? kind}`) + status;
  return (
    <li>
      <details className="ic-remote-failure">
        <summary>
          <Icon of={icons.failed} />
          <span>{what}</span>
          <span className="ic-muted" title={formatDate(at, locale, 'full')}>
            {formatDate(at, locale, 'seconds')}
          </span>
        </summary>
        {page !== undefined && <p className="ic-mono ic-muted">{page}</p>}
        <p className="ic-mono">{`${error.name}: ${error.message}`}</p>
        {reference !== undefined && <p className="ic-muted">{t('reference', { reference })}</p>}
        {trace !== '' && <pre className="ic-remote-stack">{trace}</pre>}
        <CopyButton size="small" text={reportOf(failure, remote, what)} label={t('copy')} done={t('copied')} />
      </details>
    </li>
  );
}

/** The stack trace without the message, with which some browsers begin it. */
const traceOf = ({ name, message, stack = '' }: Error): string => stack.replace(`${name}: ${message}`, '').trim();

/** All details of a failure as text, for a message to the remote's team. */
function reportOf({ at, page, error, reference }: Failure, remote: LoadedRemote | undefined, what: string): string {
  return [
    remote && `${remote.name} ${remote.overridden ? '' : remote.version}`.trim(),
    remote?.entry,
    page,
    what,
    new Date(at).toISOString(),
    reference,
    `${error.name}: ${error.message}`,
    traceOf(error),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Why the remote's entry did not load; undefined until its server answers, and without a remote. */
function useDiagnosis(remote: LoadedRemote | undefined): Diagnosis | undefined {
  const [diagnosis, setDiagnosis] = useState<Diagnosis>();
  useEffect(() => {
    if (!remote) return;
    let isOutdated = false;
    void diagnoseEntry(remote).then((answer) => {
      if (!isOutdated) setDiagnosis(answer);
    });
    return () => {
      isOutdated = true;
    };
  }, [remote]);
  return diagnosis;
}
