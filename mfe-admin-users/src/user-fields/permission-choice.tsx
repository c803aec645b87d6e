import { useText, type TextKey } from 'shared-kit/i18n';
import type { Permission } from 'shared-kit/model';
import { CheckboxGroup } from 'shared-kit/ui-form';

export const PERMISSION_NAMES = {
  keyUser: 'addUsr.permission.keyUser',
  moderator: 'addUsr.permission.moderator',
  assistant: 'addUsr.permission.assistant',
  pilot: 'addUsr.permission.pilot',
  checker: 'addUsr.permission.checker',
} as const satisfies Record<Permission, TextKey<'users'>>;

/** What each permission allows in the two apps (USERS-21, D-33). */
const EFFECTS = {
  keyUser: 'addUsr.effect.keyUser',
  moderator: 'addUsr.effect.moderator',
  assistant: 'addUsr.effect.assistant',
  pilot: 'addUsr.effect.pilot',
  checker: 'addUsr.effect.checker',
} as const satisfies Record<Permission, TextKey<'users'>>;

export interface PermissionChoiceProps<P extends Permission> {
  /** The permissions to show. */
  shown: readonly Permission[];
  /** The permissions that can be changed; the others are read-only. */
  selectable: readonly P[];
  value: readonly Permission[];
  onChange: (value: P[]) => void;
  onBlur?: () => void;
  error?: string | undefined;
  help?: string | undefined;
}

/** Boxes for the permissions, each with its effect in the apps. */
export function PermissionChoice<P extends Permission>(props: PermissionChoiceProps<P>) {
  const { shown, selectable, value, onChange, onBlur, error, help } = props;
  const { t } = useText('users');
  const canTick = (permission: Permission): permission is P => selectable.some((one) => one === permission);
  return (
    <CheckboxGroup
      onBlur={onBlur}
      label={t('addUsr.permissions')}
      value={value}
      onChange={(next) => onChange(next.filter(canTick))}
      options={shown.map((permission) => ({
        value: permission,
        label: t(PERMISSION_NAMES[permission]),
        help: t(EFFECTS[permission]),
        disabled: !canTick(permission),
      }))}
      error={error}
      help={help}
    />
  );
}
