import { useText } from 'shared-kit/i18n';
import { useLocation, useNavigate } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { Alert, Button, Text, WithNames } from 'shared-kit/ui-core';
import { useEffect, useRef, useState } from 'react';
import { AuthCard } from '../card/auth-card';
import { typedEmail } from '../login/typed-email';
import { paths } from '../links/paths';
import { ForgotPasswordForm } from './forgot-password-form';

/** What to do after the mail has been sent. */
function RecoveryMailSent({ email, onOther }: { email: string; onOther: () => void }) {
  const { t } = useText('auth');
  const other = useRef<HTMLButtonElement>(null);
  // The button that had the focus is removed. Without this the focus would be lost.
  useEffect(() => other.current?.focus(), []);
  return (
    <>
      <Alert severity="success">{t('forgotPw.instructions')}</Alert>
      <Text muted>
        <WithNames text={t('forgotPw.sentTo', { email })} names={[email]} />
      </Text>
      <Button ref={other} block onClick={onOther}>
        {t('forgotPw.otherEmail')}
      </Button>
    </>
  );
}

/** `/forgotpw` (ROUTE-02): asks for an email, and then says that instructions were mailed to it. */
export default function ForgotPasswordPage() {
  const { t } = useText('auth');
  const { user } = useAccount();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [email, setEmail] = useState(typedEmail(state) || (user?.email ?? ''));
  const [sent, setSent] = useState(false);

  const onSent = (to: string) => {
    setEmail(to);
    setSent(true);
  };
  return (
    <AuthCard title={t('forgotPw.title')}>
      {sent ? (
        <RecoveryMailSent email={email} onOther={() => setSent(false)} />
      ) : (
        <>
          <Text muted>{t('forgotPw.intro')}</Text>
          <ForgotPasswordForm email={email} onSent={onSent} />
        </>
      )}
      <Button variant="link" block onClick={() => void navigate(paths.login(), { state: { ...(state as object | null), email } })}>
        {t('forgotPw.back')}
      </Button>
    </AuthCard>
  );
}
