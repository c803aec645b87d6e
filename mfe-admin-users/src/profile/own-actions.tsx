import { auth } from 'shared-kit/firebase/auth';
import { useText } from 'shared-kit/i18n';
import { SNACKBAR_MS, type UserProfile } from 'shared-kit/model';
import { useLink, useNavigate } from 'shared-kit/router';
import { useBusy, useFeedback } from 'shared-kit/state';
import { Button, Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';

/** Actions for one's own password (D-3A): change it, or request a mail with a link to choose a new one. */
export function OwnActions({ profile }: { profile: UserProfile }) {
  const { t } = useText('users');
  const navigate = useNavigate();
  const changePassword = useLink('changePassword');
  const { confirm, report, snackbar } = useFeedback();
  const [sending, run] = useBusy('profile.resetOwn');
  const reset = async () => {
    const { email } = profile;
    const confirmed = await confirm({
      title: t('profile.resetOwnTitle'),
      message: t('profile.resetOwnText', { email }),
      names: [email],
      confirmLabel: t('profile.resetOwnConfirm'),
    });
    if (!confirmed) return;
    await run(async () => {
      const sent = await auth().sendPasswordReset(email);
      if (sent.ok)
        snackbar({ message: t('profile.resetOwnSent', { email }), names: [email], severity: 'success', duration: SNACKBAR_MS.success });
      else report(sent);
    });
  };
  return (
    <>
      {changePassword && (
        <Button icon={<Icon of={icons.key} />} onClick={() => void navigate(changePassword().to)}>
          {t('profile.changePassword')}
        </Button>
      )}
      <Button icon={<Icon of={icons.restart} />} loading={sending} onClick={() => void reset()}>
        {t('profile.resetPassword')}
      </Button>
    </>
  );
}
