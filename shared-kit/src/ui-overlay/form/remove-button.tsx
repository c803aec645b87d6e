import type { ComponentProps } from 'react';
import { Button, Icon } from '../../ui-core';
import { icons } from '../display/icons';

interface RemoveButtonProps extends Pick<ComponentProps<typeof Button>, 'disabled' | 'loading' | 'title' | 'onClick'> {
  /** What it removes, in words: its name, and its tooltip unless there is a `title`, such as the reason why it is disabled. */
  label: string;
}

/**
 * Removes one row of a list. Every row has one, so it is quiet until it is pointed at or has the focus; the question that it asks is red.
 */
export function RemoveButton({ label, title = label, ...rest }: RemoveButtonProps) {
  return (
    <Button
      {...rest}
      variant="text"
      size="small"
      danger
      className="ic-remove"
      icon={<Icon of={icons.delete} />}
      aria-label={label}
      title={title}
    />
  );
}
