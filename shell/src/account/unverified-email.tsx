import type {} from 'locales/texts/remotes';
import { auth } from 'shared-kit/firebase/auth';
import { useText } from 'shared-kit/i18n';
import { CODE, problem, SNACKBAR_MS } from 'shared-kit/model';
import { useBusy, useFeedback } from 'shared-kit/state';
import { Alert, Button, Page } from 'shared-kit/ui-core';

/** The page of users who have not confirmed their email address yet (GUARD-04). */
export default function UnverifiedEmail() {
  const { t } = useText('common');
  const { t: own } = useText('remotes');
  const { snackbar } = useFeedback();
  const [sending, send] = useBusy('resend-verification');
  const [checking, check] = useBusy('check-verification');

  const resend = async () => {
    const sent = await auth().sendVerification();
    if (!sent.ok) return snackbar({ message: sent.problem, severity: 'error', duration: SNACKBAR_MS.error });
    snackbar({ message: problem(CODE.verificationSent, { args: [sent.value.email ?? ''] }), severity: 'success' });
  };
  const goOn = async () => {
    const read = await auth().reload();
    if (!read.ok) return snackbar({ message: read.problem, severity: 'error', duration: SNACKBAR_MS.error });
    if (!read.value?.emailVerified) snackbar({ message: own('guard.stillUnverified'), severity: 'warning', duration: SNACKBAR_MS.error });
  };
  return (
    <Page title={own('guard.verifyTitle')}>
      <Alert severity="warning">{t('lacksEmailVerification')}</Alert>
      <div className="ic-actions">
        <Button variant="primary" loading={checking} onClick={() => void check(goOn)}>
          {own('guard.verified')}
        </Button>
        <Button loading={sending} onClick={() => void send(resend)}>
          {own('guard.resend')}
        </Button>
      </div>
    </Page>
  );
}
