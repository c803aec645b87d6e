import type { ReactNode } from 'react';
import type { Severity } from '../../state';
import { coreIcons } from '../icon/core-icons';
import { Icon } from '../icon/icon';

export interface AlertProps {
  severity?: Severity;
  title?: ReactNode;
  children?: ReactNode;
  /** A button at its end. */
  action?: ReactNode;
}

/**
 * A message that stays in its place, on the way to the first table; other pages take `Alert` of ui-display, of the same properties.
 * Errors and warnings interrupt a screen reader, the others wait their turn.
 */
export function LeanAlert({ severity = 'error', title, children, action }: AlertProps) {
  return (
    <div className={`ic-alert ic-alert-${severity}`} role={severity === 'error' || severity === 'warning' ? 'alert' : 'status'}>
      <Icon of={coreIcons[severity]} />
      <div className="ic-alert-body">
        {title && <div className="ic-alert-title">{title}</div>}
        {children}
      </div>
      {action}
    </div>
  );
}
