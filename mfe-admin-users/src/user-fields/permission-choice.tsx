import { useText } from 'shared-kit/i18n';
import type { Permission } from 'shared-kit/model';
import { CheckboxGroup } from 'shared-kit/ui-form';

export interface PermissionChoiceProps<P extends Permission> {
  shown: readonly Permission[];
  /** The permissions that can be changed; the others are read-only. */
  selectable: readonly P[];
  value: readonly Permission[];
  onChange: (value: P[]) => void;
  onBlur?: () => void;
  error?: string | undefined;
  help?: string | undefined;
}

/** Boxes for the permissions, each with what it allows in the two apps (USERS-21, D-33). */
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
        label: t(`addUsr.permission.${permission}`),
        help: t(`addUsr.effect.${permission}`),
        disabled: !canTick(permission),
      }))}
      error={error}
      help={help}
    />
  );
}
