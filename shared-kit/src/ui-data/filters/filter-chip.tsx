import { CloseOutlined } from '@ant-design/icons-svg';
import { useRef, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { Button, Icon, MenuButton, WithNames } from '../../ui-core';

interface FilterChipProps {
  /** The name of the filter. */
  name: string;
  /** The chosen value; undefined for any. */
  chosen: string | undefined;
  /** Whether the values are names, which the browser's translation must not change. */
  names?: boolean;
  /** The values and their labels; the first one means any value. */
  options: readonly { value: string | undefined; label: string }[];
  onChoose: (value: string | undefined) => void;
  /** The label of a chosen value that is none of the options. */
  label?: string | undefined;
  children?: ReactNode;
}

/** A filter as a button that shows its value and opens the choices, beside a button that clears it. */
export function FilterChip({ name, chosen, names = false, options, onChoose, label, children }: FilterChipProps) {
  const { t } = useText('common');
  const clearLabel = t('table.clearFilter', { name });
  const chip = useRef<HTMLSpanElement>(null);
  const isSet = chosen !== undefined;
  const valueLabel = label ?? options.find(({ value }) => value === chosen)?.label ?? '';
  const clear = () => {
    // The pressed button disappears, and the focus would be lost with it.
    chip.current?.querySelector('button')?.focus();
    onChoose(undefined);
  };
  return (
    <span className={isSet ? 'ic-chip ic-chip-set' : 'ic-chip'} ref={chip}>
      <MenuButton
        label={name}
        size="small"
        variant="text"
        items={options.map(({ value, label: text }) => ({
          key: value ?? '',
          label: text,
          isName: names && value !== undefined,
          selected: value === chosen,
          onSelect: () => onChoose(value),
        }))}
      >
        <span>
          <WithNames text={`${name}: ${valueLabel}`} names={names && isSet ? [valueLabel] : []} />
        </span>{' '}
        <span aria-hidden="true">▾</span>
      </MenuButton>
      {isSet && (
        <Button size="small" variant="text" icon={<Icon of={CloseOutlined} />} aria-label={clearLabel} title={clearLabel} onClick={clear} />
      )}
      {children}
    </span>
  );
}

/** A filter that is on or off. */
export function FilterToggle({ name, on, onChange }: { name: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <span className={on ? 'ic-chip ic-chip-set' : 'ic-chip'}>
      <Button size="small" variant="text" aria-pressed={on} onClick={() => onChange(!on)}>
        {name}
      </Button>
    </span>
  );
}
