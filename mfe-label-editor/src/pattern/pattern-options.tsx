import { useText } from 'shared-kit/i18n';
import { icons, StateTag } from 'shared-kit/ui-overlay';
import { Checkbox } from 'shared-kit/ui-core';
import type { PatternValues } from '../drawing/drawing';

interface PatternOptionsProps {
  values: PatternValues;
  readOnly: boolean;
  onChange: (values: PatternValues, step: string) => void;
}

/** The options of the pattern as a whole (PATTERN-02). */
export function PatternOptions({ values, readOnly, onChange }: PatternOptionsProps) {
  const { t } = useText('labelEditor');
  const names = (['ignoreRemaining', 'isRequired'] as const).map((name) => ({ name, label: t(`pattern.${name}`) }));
  if (readOnly) {
    const on = names.filter(({ name }) => values[name]);
    if (on.length === 0) return null;
    return (
      <div className="pe-options">
        {on.map(({ name, label }) => (
          <StateTag key={name} tone="neutral" icon={icons.done} label={label} />
        ))}
      </div>
    );
  }
  return (
    <div className="pe-options">
      {names.map(({ name, label }) => (
        <Checkbox
          key={name}
          checked={values[name]}
          onChange={(is) => onChange({ ...values, [name]: is }, t(`pattern.step.${name}`))}
          help={t(`pattern.help.${name}`)}
        >
          {label}
        </Checkbox>
      ))}
    </div>
  );
}
