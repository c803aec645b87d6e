import { useText } from 'shared-kit/i18n';
import { fullName, type UserProfile } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { Button, Icon } from 'shared-kit/ui-core';
import { icons, RemoveButton } from 'shared-kit/ui-overlay';
import { paths } from '../links/paths';

interface UserActionsProps {
  user: UserProfile;
  /** Whether it is the signed-in user, who cannot remove one's own account (USERS-18). */
  isOwn: boolean;
  onRemove: (user: UserProfile) => Promise<void>;
}

export function UserActions({ user, isOwn, onRemove }: UserActionsProps) {
  const { t } = useText('users');
  const navigate = useNavigate();
  const name = fullName(user);
  return (
    <span className="us-actions">
      <Button
        variant="text"
        size="small"
        icon={<Icon of={icons.edit} />}
        aria-label={t('manUsr.edit', { name })}
        title={t('manUsr.edit', { name })}
        onClick={() => void navigate(paths.profile({ uid: user.uid }))}
      />
      <RemoveButton
        label={t('manUsr.remove', { name })}
        title={isOwn ? t('manUsr.notYourself') : undefined}
        disabled={isOwn}
        onClick={() => void onRemove(user)}
      />
    </span>
  );
}
