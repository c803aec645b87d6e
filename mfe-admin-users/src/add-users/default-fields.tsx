import { useText } from 'shared-kit/i18n';
import { GIVEN_PERMISSIONS, type ModeratorProfile } from 'shared-kit/model';
import type { LiveList } from 'shared-kit/state';
import { Heading, Text } from 'shared-kit/ui-core';
import { ParentChoice } from '../user-fields/parent-choice';
import { PermissionChoice } from '../user-fields/permission-choice';
import type { Defaults } from './check-users';

export interface DefaultFieldsProps {
  moderators: LiveList<ModeratorProfile>;
  value: Defaults;
  onChange: (value: Defaults) => void;
}

const NOT_MODERATOR = GIVEN_PERMISSIONS.filter((name) => name !== 'moderator');

/** The values for empty cells. With them a sheet needs only three columns. */
export function DefaultFields({ moderators, value, onChange }: DefaultFieldsProps) {
  const { t } = useText('users');
  return (
    <>
      <div>
        <Heading>{t('addUsr.defaults')}</Heading>
        <Text muted>{t('addUsr.defaultsHelp')}</Text>
      </div>
      <PermissionChoice
        shown={NOT_MODERATOR}
        selectable={NOT_MODERATOR}
        value={value.permissions}
        onChange={(permissions) => onChange({ ...value, permissions })}
      />
      <ParentChoice
        moderators={moderators}
        hasCompany
        parent={{ value: value.parent, onChange: (parent) => onChange({ ...value, parent, authDomains: [] }) }}
        domains={{ value: value.authDomains, onChange: (authDomains) => onChange({ ...value, authDomains }) }}
      />
    </>
  );
}
