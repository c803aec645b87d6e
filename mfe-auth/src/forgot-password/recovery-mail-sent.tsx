import { useText } from 'shared-kit/i18n';
import { Alert, Button, Text, WithNames } from 'shared-kit/ui-core';
import { useEffect, useRef } from 'react';

/** What to do after the mail has been sent. */
export function RecoveryMailSent({ email, onOther }: { email: string; onOther: () => void }) {
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
