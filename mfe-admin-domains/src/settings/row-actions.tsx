import type { LinkTarget } from 'shared-kit/router';
import { Button, Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';
import { GoButton } from '../links/go-button';

export interface RowActionsProps {
  edit?: { target: LinkTarget; label: string } | undefined;
  /** Undefined if the settings cannot be changed. */
  onRemove: (() => void) | undefined;
  removeLabel: string;
  removing: boolean;
}

/** The actions for a label design, manual input field or licence. */
export function RowActions({ edit, onRemove, removeLabel, removing }: RowActionsProps) {
  return (
    <div className="do-actions">
      {edit && <GoButton target={edit.target} size="small" variant="text" icon={<Icon of={icons.edit} />} aria-label={edit.label} />}
      {onRemove && (
        <Button size="small" variant="text" danger icon={<Icon of={icons.delete} />} aria-label={removeLabel} loading={removing} onClick={onRemove} />
      )}
    </div>
  );
}
