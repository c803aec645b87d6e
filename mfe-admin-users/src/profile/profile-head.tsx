import { useText } from 'shared-kit/i18n';
import { fullName, PERMISSIONS, type UserProfile } from 'shared-kit/model';
import { Button, Heading, Icon, Name, Text } from 'shared-kit/ui-core';
import { Avatar, icons } from 'shared-kit/ui-overlay';
import { useState } from 'react';
import { PictureDialog } from '../picture/picture-dialog';

export interface ProfileHeadProps {
  profile: UserProfile;
  /** Whether the picture can be changed here. */
  editable?: boolean;
}

/** The head of a profile: picture, name and permissions. */
export function ProfileHead({ profile, editable = true }: ProfileHeadProps) {
  const { t } = useText('users');
  const [open, setOpen] = useState(false);
  const permissions = PERMISSIONS.filter((name) => profile[name]).map((name) => t(`addUsr.permission.${name}`));
  return (
    <div className="us-head">
      <Avatar path={profile.picture} name={fullName(profile)} size={128} />
      <div className="us-who">
        <Heading>
          <Name>{fullName(profile)}</Name>
        </Heading>
        <Text muted>{permissions.length > 0 ? permissions.join(' · ') : t('profile.noPermissions')}</Text>
        {editable && (
          <div>
            <Button icon={<Icon of={icons.edit} />} onClick={() => setOpen(true)}>
              {t('profile.changePicture')}
            </Button>
          </div>
        )}
      </div>
      {open && <PictureDialog profile={profile} onClose={() => setOpen(false)} />}
    </div>
  );
}
