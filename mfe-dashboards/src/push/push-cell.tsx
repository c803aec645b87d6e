import { useText } from 'shared-kit/i18n';
import type { DomainRef, Session } from 'shared-kit/model';
import { adoptStyles } from 'shared-kit/ui-core';
import { useId } from 'react';
import { PushStatus } from './push-status';
import pushCss from './push.css';
import { useForcedPush } from './use-forced-push';

adoptStyles(pushCss);

/** The push status of a session. Until the session is pushed, it is a button that pushes it (DASH-08, D-71). */
export function PushCell({ domainRef, session, canPush }: { domainRef: DomainRef; session: Session; canPush: boolean }) {
  if (!canPush) return '-';
  if (session.pushStatus === 'PUSHED') return <PushStatus status={session.pushStatus} />;
  return <PushButton domainRef={domainRef} session={session} />;
}

function PushButton({ domainRef, session }: { domainRef: DomainRef; session: Session }) {
  const { t } = useText('dashboards');
  const state = useId();
  const { busy, ask } = useForcedPush(domainRef, session);
  return (
    <button
      type="button"
      // Only a failed push needs an action, so only this one looks like a button (DASH-09).
      className={session.pushStatus === 'FAILED' ? 'db-push db-push-failed' : 'db-push'}
      aria-label={t('sessions.forcePush', { session: session.name })}
      aria-describedby={state}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => void (busy || ask())}
    >
      <span id={state}>
        <PushStatus status={session.pushStatus} />
      </span>
    </button>
  );
}
