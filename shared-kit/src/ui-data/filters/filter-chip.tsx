import { CheckOutlined, CloseOutlined, DownOutlined } from '@ant-design/icons-svg';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { Button, Icon } from '../../ui-core';
import { usePopup } from '../../ui-core/menu/use-popup';
import { useListbox } from './use-listbox';

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

/** A filter as a combobox that shows its value and opens the choices, beside a button that clears it. */
export function FilterChip({ name, chosen, names = false, options, onChoose, label, children }: FilterChipProps) {
  const { t } = useText('common');
  const { open, setOpen, box, button, close } = usePopup();
  const id = useId();
  const isSet = chosen !== undefined;
  const choose = (value: string | undefined) => {
    close();
    onChoose(value);
  };
  const { current, list, toggle, onKeyDown } = useListbox({
    labels: options.map((option) => option.label),
    selected: options.findIndex(({ value }) => value === chosen),
    open,
    setOpen,
    close,
    onChoose: (index) => choose(options[index]?.value),
  });
  const clearLabel = t('table.clearFilter', { name });
  const untranslated = (value: string | undefined) => (names && value !== undefined ? ('no' as const) : undefined);
  return (
    <span className="ic-menu-box" ref={box}>
      <span className={`ic-pill ${isSet ? 'ic-pill-set' : ''}`}>
        <span className="ic-pill-name" id={`${id}name`}>
          {name}
        </span>
        <button
          type="button"
          className="ic-pill-button"
          ref={button}
          role="combobox"
          aria-labelledby={`${id}name`}
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open ? `${id}list` : undefined}
          aria-activedescendant={open ? `${id}${current}` : undefined}
          onClick={toggle}
          onKeyDown={onKeyDown}
        >
          <span className="ic-pill-value" translate={untranslated(chosen)}>
            {label ?? options.find(({ value }) => value === chosen)?.label}
          </span>
          <Icon of={DownOutlined} className="ic-pill-icon" />
        </button>
        {isSet && (
          <Button
            size="small"
            variant="text"
            icon={<Icon of={CloseOutlined} />}
            aria-label={clearLabel}
            title={clearLabel}
            // The pressed button disappears, and the focus would be lost with it.
            onClick={() => choose(undefined)}
          />
        )}
      </span>
      {open && (
        <div className="ic-menu" id={`${id}list`} role="listbox" aria-labelledby={`${id}name`} ref={list}>
          {options.map((option, index) => (
            // The combobox has the focus and takes the keys.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.value ?? ''}
              id={`${id}${index}`}
              className={`ic-menu-item ${index === current ? 'ic-menu-item-current' : ''}`}
              role="option"
              aria-selected={option.value === chosen}
              title={option.label}
              translate={untranslated(option.value)}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option.value)}
            >
              <span>{option.label}</span>
              {option.value === chosen && <Icon of={CheckOutlined} className="ic-menu-mark" />}
            </div>
          ))}
        </div>
      )}
      {children}
    </span>
  );
}
