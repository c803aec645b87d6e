import { useText } from 'shared-kit/i18n';
import type { Permission } from 'shared-kit/model';
import { CheckboxGroup } from 'shared-kit/ui-form';
import type { ComponentProps } from 'react';

export interface PermissionChoiceProps<P extends Permission> extends Pick<
  ComponentProps<typeof CheckboxGroup<Permission>>,
  'value' | 'onBlur' | 'error' | 'help'
> {
  shown: readonly Permission[];
  /** The permissions that can be changed; the others are read-only. */
  selectable: readonly P[];
  onChange: (value: P[]) => void;
}

/** Boxes for the permissions, each beside what it allows in the two apps (USERS-21, D-33). If none can be changed, they are small (PROFILE-03). */
export function PermissionChoice<P extends Permission>({ shown, selectable, onChange, ...group }: PermissionChoiceProps<P>) {
  const { t } = useText('users');
  const canTick = (permission: Permission): permission is P => selectable.some((one) => one === permission);
  return (
    <div className={selectable.length > 0 ? 'us-permissions' : 'us-permissions us-read-only'}>
      <CheckboxGroup
        {...group}
        label={t('addUsr.permissions')}
        onChange={(next) => onChange(next.filter(canTick))}
        options={shown.map((permission) => ({
          value: permission,
          label: t(`addUsr.permission.${permission}`),
          help: t(`addUsr.effect.${permission}`),
          disabled: !canTick(permission),
        }))}
      />
    </div>
  );
}
