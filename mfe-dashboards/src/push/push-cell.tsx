import { useText } from 'shared-kit/i18n';
import type { DomainRef, Session } from 'shared-kit/model';
import { adoptStyles } from 'shared-kit/ui-core';
import { PushStatus, usePushStatusText } from './push-status';
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
  const status = usePushStatusText()(session.pushStatus);
  const { busy, ask } = useForcedPush(domainRef, session);
  return (
    <button
      type="button"
      // Only a failed push needs an action, so only this one looks like a button (DASH-09).
      className={session.pushStatus === 'FAILED' ? 'db-push db-push-failed' : 'db-push'}
      // Begins with the visible word, by which users of speech control name the button (WCAG 2.5.3).
      aria-label={t('sessions.forcePush', { status, session: session.name })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => void (busy || ask())}
    >
      <PushStatus status={session.pushStatus} />
    </button>
  );
}
