import type { ReactNode } from 'react';
import type { Severity } from '../../state/feedback.slice';
import { coreIcons } from '../icon/core-icons';
import { Icon } from '../icon/icon';
import { OwnText } from '../text/own-text';

interface AlertProps {
  severity?: Severity;
  title?: ReactNode;
  children?: ReactNode;
  /** A button at its end. */
  action?: ReactNode;
  /** Not read out, because the snackbar says it (D-105). */
  quiet?: boolean;
}

/** A permanent message. Errors and warnings interrupt a screen reader (`role=alert`), the others do not. */
export function Alert({ severity = 'error', title, children, action, quiet }: AlertProps) {
  const role = severity === 'error' || severity === 'warning' ? 'alert' : 'status';
  return (
    <div className={`ic-alert ic-alert-${severity}`} role={quiet ? undefined : role}>
      <Icon of={coreIcons[severity]} />
      <div className="ic-alert-body">
        {title && <div className="ic-alert-title">{title}</div>}
        <OwnText>{children}</OwnText>
      </div>
      {action}
    </div>
  );
}
