import { useText } from 'shared-kit/i18n';
import { Input, type FieldState } from 'shared-kit/ui-core';

const NAMES = ['firstName', 'lastName', 'employeeId'] as const;
type NameField = (typeof NAMES)[number];

/** The names of a user and the employee id, side by side where there is room. `field` gives the state of each. */
export function NameFields({ field }: { field: (name: NameField) => FieldState<NameField, string> }) {
  const { t } = useText('users');
  return (
    <div className="us-pair us-names">
      {NAMES.map((name) => (
        <Input key={name} {...field(name)} label={t(`addUsr.${name}`)} maxLength={100} autoComplete="off" />
      ))}
    </div>
  );
}
