import { useText } from 'shared-kit/i18n';
import { GIVEN_PERMISSIONS, moderatorOptions, type ModeratorProfile } from 'shared-kit/model';
import type { LiveList } from 'shared-kit/state';
import { Heading, Text } from 'shared-kit/ui-core';
import { Select } from 'shared-kit/ui-form';
import { DomainChoice } from '../user-fields/domain-choice';
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
  const { t, locale } = useText('users');
  const parent = moderators.data.find(({ uid }) => uid === value.parent);
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
      <Select
        label={t('addUsr.parent')}
        names
        value={value.parent || undefined}
        onChange={(next) => onChange({ ...value, parent: next, authDomains: [] })}
        options={moderatorOptions(moderators.data, locale)}
        placeholder={t('addUsr.chooseParent')}
        empty={t('addUsr.noModerator')}
        help={moderators.status === 'ready' && moderators.data.length === 0 ? t('addUsr.noModerators') : undefined}
      />
      <DomainChoice
        given={parent?.authDomains}
        value={value.authDomains}
        onChange={(authDomains) => onChange({ ...value, authDomains })}
        noParent={t('addUsr.parentFirst')}
      />
    </>
  );
}
