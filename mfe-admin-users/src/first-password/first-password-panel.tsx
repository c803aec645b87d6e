import { useText } from 'shared-kit/i18n';
import { Alert, Button, Text } from 'shared-kit/ui-core';
import { CopyButton } from 'shared-kit/ui-overlay';
import { useEffect } from 'react';
import { passFirstPassword, useFirstPassword } from './first-password';

/**
 * Shows an administrator the email and the first password of a user, to pass them on. Leaving the page or closing the tab removes
 * them permanently.
 */
export function FirstPasswordPanel() {
  const { t } = useText('users');
  const first = useFirstPassword();
  useEffect(() => () => passFirstPassword(null), []);
  if (!first) return null;
  const { name, email, password, reason } = first;
  const text = t('manUsr.handoverCopy', { email, password });
  return (
    <Alert severity="success" title={t(reason === 'added' ? 'manUsr.handoverAdded' : 'manUsr.handoverReset', { name })}>
      <dl className="ic-definitions us-first-password">
        <dt>{t('addUsr.email')}</dt>
        <dd>
          <Text mono>{email}</Text>
        </dd>
        <dt>{t('manUsr.firstPassword')}</dt>
        <dd>
          <Text mono>{password}</Text>
        </dd>
      </dl>
      <p>{t('manUsr.handoverText')}</p>
      <div className="ic-actions">
        <CopyButton text={text} label={t('manUsr.handoverCopyButton')} done={t('manUsr.handoverCopied')} />
        <Button variant="text" onClick={() => passFirstPassword(null)}>
          {t('manUsr.handoverDone')}
        </Button>
      </div>
    </Alert>
  );
}
