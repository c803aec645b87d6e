import { auth } from 'shared-kit/firebase/auth';
import { useText } from 'shared-kit/i18n';
import { CODE, problem, type UserProfile } from 'shared-kit/model';
import { useLink, useNavigate } from 'shared-kit/router';
import { useBusy, useFeedback } from 'shared-kit/state';
import { Button, Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';

/** What one does about one's own password (decision D-3A): change it here, or have a link mailed to choose a new one. */
export function OwnActions({ profile }: { profile: UserProfile }) {
  const { t } = useText('users');
  const navigate = useNavigate();
  const changePassword = useLink('changePassword');
  const { report } = useFeedback();
  const [sending, run] = useBusy('profile.resetOwn');
  const reset = () =>
    run(async () => {
      const sent = await auth().sendPasswordReset(profile.email);
      report(sent.ok ? { ok: true, message: problem(CODE.verificationSent, { args: [profile.email] }) } : sent);
    });
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
