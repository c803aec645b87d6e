import { useText } from 'shared-kit/i18n';
import type { UserProfile } from 'shared-kit/model';
import { Button, Heading, Icon, Text } from 'shared-kit/ui-core';
import { Avatar } from 'shared-kit/ui-display';
import { icons } from 'shared-kit/ui-frame';
import { useState } from 'react';
import { fullName } from '../people/moderators';
import { PictureDialog } from '../picture/picture-dialog';

export interface ProfileHeadProps {
  profile: UserProfile;
  /** Whether the picture can be changed here. */
  editable?: boolean;
}

/** Whose profile it is: picture, name and number. */
export function ProfileHead({ profile, editable = true }: ProfileHeadProps) {
  const { t } = useText('users');
  const [open, setOpen] = useState(false);
  return (
    <div className="us-head">
      <Avatar path={profile.picture} name={fullName(profile)} size={96} />
      <div className="us-who">
        <Heading>{fullName(profile)}</Heading>
        <Text muted>{profile.email}</Text>
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
